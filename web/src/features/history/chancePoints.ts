/** One thing that happened, as far as the picture needs it. */
interface Happening {
  at: string;
  chance?: number | null;
  expected?: number | null;
}

/** From when on the chance was that. */
export interface ChancePoint {
  at: number;
  chance: number;
  expected: number;
}

/**
 * How the chance went, from the first to the last: of what happened at one moment the last counts, and what left the chance and the
 * number of people as they were is no point.
 * @param happenings latest first
 */
export const chancePoints = (happenings: readonly Happening[]): ChancePoint[] => {
  const points: ChancePoint[] = [];
  for (const { at, chance, expected } of happenings.toReversed()) {
    if (chance == null || expected == null) continue;
    const point = { at: Date.parse(at), chance, expected };
    const last = points.at(-1);
    if (last?.at === point.at) points.pop();
    const before = points.at(-1);
    if (before?.chance === chance && before.expected === expected) continue;
    points.push(point);
  }
  return points;
};

export const [WIDTH, HEIGHT] = [320, 96];
const [LEFT, RIGHT, EDGE] = [40, 4, 8];

const y = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);

/** Heights at which a line helps the eye, each with its chance. */
export const LINES = [0, 0.5, 1].map((chance) => ({ chance, y: y(chance) }));
export const [LINE_START, LINE_END] = [LEFT, WIDTH - RIGHT];

/** The path of a line that keeps its height until the chance changes. At least one point. */
export const stepsOf = (points: readonly ChancePoint[]): string => {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const x = (at: number) => (last === first ? LEFT : LEFT + ((LINE_END - LEFT) * (at - first)) / (last - first));
  const [start, ...rest] = points.map(({ at, chance }) => ({ x: x(at).toFixed(1), y: y(chance).toFixed(1) }));
  if (!start) return '';
  const end = rest.length === 0 ? `H${LINE_END}` : '';
  return `M${start.x} ${start.y}${rest.map((point) => `H${point.x}V${point.y}`).join('')}${end}`;
};
