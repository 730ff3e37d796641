"""The part of the bots that Numba compiles: playouts and the tree, for all titles through the contract."""
