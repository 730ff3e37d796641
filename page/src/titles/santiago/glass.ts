/** The stained half rounds over my screen's windows: two rings of panes about a core. */
const COLOURS = ['#2F7FB0', '#F6CB57', '#C8434C', '#F3E9D6', '#5E9A5A'];

export interface Pane {
  d: string;
  fill: string;
}

/** A half round on the ground line `y`, `wide` and `high` from its middle, each ring cut into `panes`. */
export function halfRound(x: number, y: number, wide: number, high: number, panes: number): Pane[] {
  const rings = [0.3, 0.68, 1];
  const at = (ring: number, k: number) => {
    const angle = Math.PI * (1 - k / panes);
    return `${(x + wide * ring * Math.cos(angle)).toFixed(1)} ${(y - high * ring * Math.sin(angle)).toFixed(1)}`;
  };
  const arc = (ring: number, k: number, sweep: 0 | 1) =>
    `A${(wide * ring).toFixed(1)} ${(high * ring).toFixed(1)} 0 0 ${sweep} ${at(ring, k)}`;
  const found: Pane[] = [];
  for (const [i, inner] of [rings[0], rings[1]].entries()) {
    const outer = rings[i + 1];
    for (let k = 0; k < panes; k += 1) {
      found.push({
        d: `M${at(inner, k)}L${at(outer, k)}${arc(outer, k + 1, 1)}L${at(inner, k + 1)}${arc(inner, k, 0)}Z`,
        fill: COLOURS[(k + 2 * i) % COLOURS.length],
      });
    }
  }
  found.push({ d: `M${at(rings[0], 0)}${arc(rings[0], panes, 1)}Z`, fill: COLOURS[0] });
  return found;
}

export const GLASS = [
  halfRound(43, 45, 38, 40, 5),
  halfRound(168, 45, 78, 43, 9),
  halfRound(293, 45, 38, 40, 5),
].flat();
