"""Concordia (Mac Gerdts, PD-Verlag 2013). The clauses CO-... are in seeds/concordia/."""
