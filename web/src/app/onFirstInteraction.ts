import { SIGNS } from './signsOfAPerson.ts';

/** Calls `react` once, at the first sign of a person; for one who has been at work already, once the app is there. */
export const onFirstInteraction = (react: () => void): void => {
  const stopListening = new AbortController();
  const hear = () => {
    stopListening.abort();
    react();
  };
  if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) {
    window.addEventListener('app-ready', react, { once: true });
    return;
  }
  for (const sign of SIGNS) {
    window.addEventListener(sign, hear, { signal: stopListening.signal, passive: true, capture: true });
  }
};
