const NAME = 'quorum-responses';

/** Null in a browser without BroadcastChannel: its tabs see each other's changes when they are loaded again. */
const open = (): BroadcastChannel | null => ('BroadcastChannel' in window ? new BroadcastChannel(NAME) : null);

/** Tells the other tabs of this browser that a response or votes were added, changed or removed. */
export const broadcastResponseChange = (): void => {
  const channel = open();
  channel?.postMessage(null);
  channel?.close();
};

/** Whether another tab changed a response before the app was there to listen; the start script did. */
export const hasOtherTabResponded = (): boolean => document.documentElement.dataset.responseChanged !== undefined;

/** Calls `listener` at each change in another tab. Returns the function that stops it. */
export const onResponseChangeInOtherTab = (listener: () => void): (() => void) => {
  const channel = open();
  if (channel) channel.onmessage = listener;
  return () => channel?.close();
};
