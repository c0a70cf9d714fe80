import { useEffect } from 'react';

/** Tells whoever has kept a press for the app that it hears from now on (`web/build/startScript.ts`). */
export const AnnounceReady = (): null => {
  useEffect(() => {
    window.dispatchEvent(new Event('app-ready'));
  }, []);
  return null;
};
