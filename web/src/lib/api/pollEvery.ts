/** Options of a query that is asked again every so many milliseconds, while the page is visible. */
export const pollEvery = (pollInterval: number) => ({
  pollInterval,
  skipPollAttempt: () => document.hidden,
  // that a poll is on its way is nobody's business
  notifyOnNetworkStatusChange: false,
});
