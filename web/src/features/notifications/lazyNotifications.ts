import { lazyComponent } from '../../lib/lazy.tsx';

/** Only for people who have responded. */
const OPTIONS = { prefetchOnInteraction: false };

export const Notifications = lazyComponent(async () => (await import('./Notifications.tsx')).Notifications, OPTIONS);
export const KeptSubscription = lazyComponent(
  async () => (await import('./KeptSubscription.tsx')).KeptSubscription,
  OPTIONS,
);
