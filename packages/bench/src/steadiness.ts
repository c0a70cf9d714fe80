/** A line whose rounds differ by more than a quarter says little. */
const MAX_SPREAD = 1.25;
const MAX_REPEATS = 2;

/** How far the ratios of rounds lie apart: the greatest over the least. */
export const spreadOf = (ratios: readonly number[]): number =>
  ratios.length === 0 ? 1 : Math.max(...ratios) / Math.min(...ratios);

export const isSteady = (spread: number): boolean => spread <= MAX_SPREAD;

/** Measures again, at most two times, until it is steady; otherwise the steadiest counts, whatever its figures. */
export const repeatUntilSteady = async <Rounds>(
  first: Rounds,
  spread: (rounds: Rounds) => number,
  repeat: () => Promise<Rounds>,
): Promise<Rounds> => {
  let best = first;
  for (let repeats = 0; repeats < MAX_REPEATS && !isSteady(spread(best)); repeats++) {
    const again = await repeat();
    if (spread(again) < spread(best)) best = again;
  }
  return best;
};
