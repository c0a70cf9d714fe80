import { publishLive } from './live/publishLive.ts';
import { notify } from './notices/notify.ts';
import { queueDeliveries } from './webhooks/queueDeliveries.ts';
import type { Subscriber } from './dispatch/Subscriber.ts';

/** All who are told about what happens. */
export const SUBSCRIBERS: readonly Subscriber[] = [notify, publishLive, queueDeliveries];
