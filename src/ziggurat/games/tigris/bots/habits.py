"""What players keep in their hands: numbers fitted to hands of self-play by `bench/hand_habits.py`.

Row by row for two, three and four seats. A number is the logarithm of the odds that a tile of the
pool nobody has seen is in a given hand, up to a number that is the same for all colors.
"""

import numpy as np

# Of a tile of each color while the bag is full, and when it is empty.
EARLY = np.array(
    [
        [-0.12, 0.01, -0.15, 0.27],
        [0.37, -0.08, -0.20, -0.10],
        [-0.30, 0.09, 0.03, 0.18],
    ]
)
LATE = np.array(
    [
        [-0.11, 0.45, -0.28, -0.07],
        [-0.15, 0.08, 0.02, 0.06],
        [0.04, 0.06, -0.15, 0.04],
    ]
)
# Besides, of the color that a defender is attacked in.
ATTACKED = np.array([0.15, 0.02, 0.02])
# Besides, for every tile of its color that lies in the same hand: players collect.
ALIKE = np.array([0.15, 0.13, 0.14])
