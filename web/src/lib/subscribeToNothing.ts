/** For `useSyncExternalStore`, of a value that changes with hydration at most. */
export const subscribeToNothing = (): (() => void) => () => undefined;
