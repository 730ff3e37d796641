"""The compiled part of the bots: playouts and trees, for all titles through the contract."""
