/** How much of what it takes is expected on a date, in percent, for its bar. */
export const supportShare = (expected: number, participantThreshold: number): number =>
  Math.min(100, Math.round((expected / participantThreshold) * 100));
