const NAME = 'quorum-responses';

/** Null in a browser that is too old for it, whose tabs hear of each other when they are loaded again. */
const open = (): BroadcastChannel | null => ('BroadcastChannel' in window ? new BroadcastChannel(NAME) : null);

/** Lets the other tabs of this browser know that a response has come, changed or gone. */
export const tellOtherTabs = (): void => {
  const channel = open();
  channel?.postMessage(null);
  channel?.close();
};

/** Whether one has said so already, before the app was there to hear it: the start script has. */
export const hasAnotherTabAnswered = (): boolean => document.documentElement.dataset.answered !== undefined;

/** Calls `react` whenever another tab says so, until the answer is called. */
export const hearOtherTabs = (react: () => void): (() => void) => {
  const channel = open();
  if (channel) channel.onmessage = react;
  return () => channel?.close();
};
