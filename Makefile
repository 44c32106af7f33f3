# Quinque Ludi. `make play` and `make test` set everything up themselves; a second run goes straight to it.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
WORKERS ?= 2
# What is longest starts first (tests/conftest.py), and who is done early takes over from who is not.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Tests draw off screen, speak to no session bus (a first window waits three seconds for a missing one) and
# do not depend on anybody's language.
test test-all check types contracts pytest pytest-all coverage bench: export QT_QPA_PLATFORM = offscreen
test test-all check types contracts pytest pytest-all coverage bench: export DBUS_SESSION_BUS_ADDRESS = disabled:
test test-all check types contracts pytest pytest-all coverage bench: export LANG = C.UTF-8
test test-all check types contracts pytest pytest-all coverage bench: export LC_ALL = C.UTF-8
# Or every worker and every program the tests start compiles its modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play setup setup-play setup-test setup-packages test test-all check style types contracts pytest pytest-all coverage format \
	translations compile-translations bench packages check-packages windows try-fresh try-busy clean

help: ## list these targets
	@sed -n 's/^\([a-z][a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: setup-play compile-translations ## open the program; ARGS=… is handed to it
	@$(BIN)/python -m rome_desktop $(ARGS)

test: check pytest ## everything a change must pass: format, lint, types, import contracts, tests

test-all: check pytest-all ## the same, and every whole match and every moment too: what CI runs

setup: ## make everything ready for playing and for developing
	@sh packaging/setup-system.sh play
	@sh packaging/setup-venv.sh test

setup-play:
	@sh packaging/setup-system.sh play
	@sh packaging/setup-venv.sh play

setup-packages:
	@sh packaging/setup-system.sh packages
	@sh packaging/setup-venv.sh test

setup-test:
	@sh packaging/setup-system.sh test
	@sh packaging/setup-venv.sh test

check: style types contracts compile-translations ## the same without the tests

style: setup-test
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check

types: setup-test
	@$(BIN)/mypy

contracts: setup-test
	@$(BIN)/lint-imports --no-logo

# Pytest's closing line stays the last one printed: CI reads it.
pytest: setup-test compile-translations ## the tests alone; ARGS=… is handed to pytest
	@$(PYTEST) $(ARGS)

pytest-all: setup-test compile-translations
	@$(PYTEST) --thorough $(ARGS)

coverage: setup-test compile-translations ## which lines no test reaches
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -q --thorough
	@$(BIN)/coverage report

format: setup-test ## write the code the one way it is written
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

translations: setup-test ## bring the translation files up to the sources, and compile them
	@$(BIN)/python packaging/translations.py update build

compile-translations:
	@$(BIN)/python packaging/translations.py build

bench: setup-test ## measure the figures the program promises, beside their peers
	@$(BIN)/python -m rome_desktop bench --peers

packages: setup-packages compile-translations ## build the .deb and the AppImage into dist/
	@sh packaging/linux/build.sh

check-packages: ## install, play, resume and remove what `make packages` built, in a bare Debian (needs root)
	@sh packaging/linux/check.sh $(ARGS)

windows: compile-translations ## build the Windows installer with wine (needs root for its system packages)
	@sh packaging/windows/build.sh

try-fresh: ## run `make test` in a bare Debian made for it (needs root and debootstrap)
	@sh packaging/try-fresh.sh

try-busy: ## run `make test` beside two programs that keep both cores busy
	@sh packaging/try-busy.sh

clean: ## remove everything that was made, the environment too
	@rm -rf .venv build dist htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis *.egg-info translations/*.qm
	@find rome_desktop tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
