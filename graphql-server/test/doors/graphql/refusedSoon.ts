/** Of the processor's time, so that a busy machine does not matter; far above what a refusal takes. */
export const SOON_MS = 1_000;

/** The processor's time that this process has used, in milliseconds. */
export const workedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Little is answered, however much was sent. */
export const MOST_CHARACTERS = 5_000;
