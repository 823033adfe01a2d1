"""Learning to judge positions from self-play: games are collected by Fondaco, weights are fitted by PyTorch.

Both run as processes of their own, so that only the fitting needs PyTorch (the extra `train`).
"""
