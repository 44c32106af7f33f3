"""Trajan (Stefan Feld, Ammonit Spiele 2011). The clauses TR-... are in seeds/trajan/."""
