export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];
