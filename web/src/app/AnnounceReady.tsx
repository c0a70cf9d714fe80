import { useEffect } from 'react';

/** Tells the start script (`web/src/start`) that the app handles events from now on. */
export const AnnounceReady = (): null => {
  useEffect(() => {
    window.dispatchEvent(new Event('app-ready'));
  }, []);
  return null;
};
