/** Voters are numbered in the order of voting: after this number comes that voter. */
export const numberBefore = (voterId: string | null | undefined): string =>
  String(Math.max(0, Number(voterId ?? 0) - 1));
