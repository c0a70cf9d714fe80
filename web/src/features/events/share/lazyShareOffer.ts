import { lazyComponent } from '../../../lib/lazy.tsx';

/** Most visits to home do not come from a new event. */
export const ShareOffer = lazyComponent(async () => (await import('./ShareOffer.tsx')).ShareOffer, {
  prefetchOnInteraction: false,
});
