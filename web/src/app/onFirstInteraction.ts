/** The signs that a person is about to do something; a page that was opened and is merely read has none of them. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

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
