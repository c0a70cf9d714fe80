/** From when on the chance was that. */
export interface ChancePoint {
  /** In ISO 8601. */
  at: string;
  chance: number;
  expected: number;
}

export const [WIDTH, HEIGHT] = [320, 96];
const [LEFT, RIGHT, EDGE] = [40, 4, 8];

const y = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);

/** Heights at which a line helps the eye, each with its chance. */
export const LINES = [0, 0.5, 1].map((chance) => ({ chance, y: y(chance) }));
export const [LINE_START, LINE_END] = [LEFT, WIDTH - RIGHT];

/** The path of a line that keeps its height until the chance changes. At least one point, the oldest first. */
export const stepsOf = (points: readonly ChancePoint[]): string => {
  const moments = points.map(({ at }) => Date.parse(at));
  const [first, last] = [moments[0] ?? 0, moments.at(-1) ?? 0];
  const x = (moment: number) =>
    last === first ? LEFT : LEFT + ((LINE_END - LEFT) * (moment - first)) / (last - first);
  const [start, ...rest] = points.map(({ at, chance }) => ({
    x: x(Date.parse(at)).toFixed(1),
    y: y(chance).toFixed(1),
  }));
  if (!start) return '';
  const end = rest.length === 0 ? `H${LINE_END}` : '';
  return `M${start.x} ${start.y}${rest.map((point) => `H${point.x}V${point.y}`).join('')}${end}`;
};
