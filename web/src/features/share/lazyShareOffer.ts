import { lazyComponent } from '../../lib/lazy.tsx';

/** Most visits to a page do not come from something new. */
const OPTIONS = { prefetchOnInteraction: false };

export const ShareOffer = lazyComponent(async () => (await import('./ShareOffer.tsx')).ShareOffer, OPTIONS);
export const ShareDialog = lazyComponent(async () => (await import('./ShareDialog.tsx')).ShareDialog, OPTIONS);
