"""The numbered rules, and where the edition comes from."""
