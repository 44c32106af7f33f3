"""The entry point and the headless commands: modules with `declare(parser)` and `run(arguments)`."""
