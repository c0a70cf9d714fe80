// How the chance of an event went over time, for its organisers.

/** The chance of an event from a moment on. */
export interface ChancePoint {
  /** In milliseconds. */
  at: number;
  /** Probability that enough people come, 0 to 1. */
  chance: number;
  /** People to expect. */
  expected: number;
}

/** So many points a picture of the chance has at most. */
export const CHANCE_POINTS_MAX = 240;
/** A stretch of time keeps its lowest, its highest and its last point; the very first is kept as well. */
const STRETCHES = Math.floor((CHANCE_POINTS_MAX - 1) / 3);

const isSame = (one: ChancePoint, other: ChancePoint): boolean =>
  one.chance === other.chance && one.expected === other.expected;

/** Of what happened at one moment the last counts, and what left both figures as they were is no point. */
const turns = (points: readonly ChancePoint[]): ChancePoint[] =>
  points
    .filter(({ at }, index) => points[index + 1]?.at !== at)
    .filter((point, index, moments) => {
      const before = moments[index - 1];
      return !before || !isSame(before, point);
    });

/** The lowest, the highest and the last of a stretch. */
interface Kept {
  lowest: ChancePoint;
  highest: ChancePoint;
  last: ChancePoint;
}

const keptWith = (before: Kept | undefined, point: ChancePoint): Kept => ({
  lowest: before && before.lowest.chance <= point.chance ? before.lowest : point,
  highest: before && before.highest.chance >= point.chance ? before.highest : point,
  last: point,
});

/**
 * How the chance went, from the first point to the last. Where there are too many, each stretch of time keeps those between which
 * all of it lies, so the whole of it stays in the picture, and no fall of it is lost.
 * @param points the oldest first
 */
export const chanceHistory = (points: readonly ChancePoint[]): ChancePoint[] => {
  const all = turns(points);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.length <= CHANCE_POINTS_MAX) return all;
  const stretchOf = ({ at }: ChancePoint) =>
    Math.min(STRETCHES - 1, Math.floor((STRETCHES * (at - first.at)) / (last.at - first.at)));
  const stretches = new Map<number, Kept>();
  for (const point of all) stretches.set(stretchOf(point), keptWith(stretches.get(stretchOf(point)), point));
  const kept = new Set([
    first,
    ...[...stretches.values()].flatMap(({ lowest, highest, last: end }) => [lowest, highest, end]),
  ]);
  return all.filter((point) => kept.has(point));
};
