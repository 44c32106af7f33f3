"""Nova Roma (Stanislav Kordonskiy, Queen Games 2024). The clauses NR-... are in seeds/nova_roma/."""
