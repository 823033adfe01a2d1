"""What every game shares: steps, choices, chance, views, news, records, tables. It knows no game."""
