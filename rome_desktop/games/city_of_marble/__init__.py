"""Rome: City of Marble (Brett Myers, R&R Games 2015). The clauses RM-... are in seeds/city_of_marble/."""
