/** How many an event has, and how many it needs, as the language writes numbers. */
export interface Counts {
  has: string;
  needs: string;
}
