/** `install` is for iPhones and iPads, which notify for what is on the home screen alone. */
export type PushSupport = 'possible' | 'install' | 'impossible';

/** Safari's own, where a page runs from the home screen. */
interface AppleNavigator extends Navigator {
  standalone?: boolean;
}

/** An iPad calls itself a Mac, which has no touch screen. */
const isAppleTouch = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'possible';
  const { standalone } = navigator as AppleNavigator;
  // within other apps it has no such property, and nothing can be added to the home screen from there
  return isAppleTouch() && standalone === false ? 'install' : 'impossible';
};
