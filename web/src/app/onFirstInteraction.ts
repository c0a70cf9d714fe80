import { SIGNS } from './signsOfAPerson.ts';

/** Calls `react` once, at the first sign of a person. */
export const onFirstInteraction = (react: () => void): void => {
  const stopListening = new AbortController();
  const hear = () => {
    stopListening.abort();
    react();
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, hear, { signal: stopListening.signal, passive: true, capture: true });
  }
};
