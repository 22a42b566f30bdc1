"""What players keep and send, fitted to self-play of the viziers before nets had planes.

`bench/hand_habits.py` writes this file anew; what it wrote from 120 games told wars as sure that
are not.

Row by row for two, three and four seats. What is kept is the logarithm of the odds that a tile of
the pool nobody has seen is in a given hand, up to a number that is the same for all colors.
"""

import numpy as np

# Of a tile of each color while the bag is full, and when it is empty.
EARLY = np.array(
    [
        [-0.169, 0.025, -0.146, 0.290],
        [0.394, -0.217, -0.116, -0.061],
        [-0.219, -0.000, 0.043, 0.177],
    ]
)
LATE = np.array(
    [
        [-0.042, 0.207, -0.156, -0.009],
        [-0.163, 0.177, -0.029, 0.015],
        [0.097, -0.078, -0.099, 0.080],
    ]
)
# Besides, for each trait of its color, in the order of `beliefs.TRAITS`.
KEPT = np.array(
    [
        [0.198, 0.100, -0.025, 0.061, 0.109, 0.045, 0.245],
        [0.114, 0.016, -0.098, 0.073, 0.141, 0.005, 0.255],
        [0.074, -0.005, -0.077, 0.151, 0.036, 0.060, 0.235],
    ]
)
# Besides, for every tile of its color that lies in the same hand: players collect.
ALIKE = np.array([0.158, 0.152, 0.151])
# An attacker does not reckon with so many tiles, or more, that are less likely.
UNLIKELY = np.array([0.200, 0.200, 0.300])
# From the log odds that a defender holds enough to those that he holds out: what is
# added at even odds, and how steep the line is below them and above.
HOLDS_OUT = np.array(
    [
        [-0.101, 0.881, 0.822],
        [-0.127, 0.980, 0.648],
        [-0.201, 0.863, 1.009],
    ]
)
