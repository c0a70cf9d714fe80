import { lazyComponent } from '../../lib/lazy.tsx';

const OPTIONS = { prefetchOnInteraction: false };

export const FollowDialog = lazyComponent(async () => (await import('./FollowDialog.tsx')).FollowDialog, OPTIONS);
export const FollowsDialog = lazyComponent(async () => (await import('./FollowsDialog.tsx')).FollowsDialog, OPTIONS);
