import { lazyComponent } from '../../../lib/lazy.tsx';

/** Only for visitors who have joined without an address. */
export const KeepLink = lazyComponent(async () => (await import('./KeepLink.tsx')).KeepLink, {
  prefetchOnInteraction: false,
});
