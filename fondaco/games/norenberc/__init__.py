"""Norenberc: six guilds of Nuremberg, their masters, their guests, and the merchants who court them."""
