const HUNDREDTH = 0.01;

/**
 * `62%`; never one that says what only an exact chance may say.
 * @param percent writes a share in the reader's language: 0.62 as `62%`
 */
export const shownChance = (chance: number, percent: (share: number) => string): string => {
  if (chance === 0 || chance === 1) return percent(chance);
  if (chance < HUNDREDTH) return `<${percent(HUNDREDTH)}`;
  return chance > 1 - HUNDREDTH ? `>${percent(1 - HUNDREDTH)}` : percent(chance);
};
