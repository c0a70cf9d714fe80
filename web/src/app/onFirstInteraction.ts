import { INTERACTION_EVENTS } from '../lib/interactionEvents.ts';

/** Calls `listener` once, at the first interaction; after an earlier one, when the app is ready. */
export const onFirstInteraction = (listener: () => void): void => {
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) {
    window.addEventListener('app-ready', listener, { once: true });
    return;
  }
  const abort = new AbortController();
  const once = () => {
    abort.abort();
    listener();
  };
  for (const type of INTERACTION_EVENTS) {
    window.addEventListener(type, once, { signal: abort.signal, passive: true, capture: true });
  }
};
