/** How many an event needs, and how many it can expect or has for certain, as the language writes numbers. */
export interface Counts {
  has: string;
  needs: string;
  /** Whether only those who are certain count: `has` is how many they are. */
  isCertain: boolean;
}

/** How many of those whom an event needs must be certain, and are. */
export interface CertainCounts {
  needs: string;
  certain: string;
}
