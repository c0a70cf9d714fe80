import type { Subscriber } from '../dispatch/Subscriber.ts';
import { scheduleDigests } from './digests/digests.ts';
import { NOTICES } from './notices.ts';
import { deliver } from './ways.ts';

/** Tells people what happened to what they have to do with: each notice to each of them once. */
export const notify: Subscriber = {
  name: 'notices',
  async on(transaction, activity) {
    const { mailing } = transaction;
    if (!mailing) return;
    for (const [name, { on, kind, tell }] of Object.entries(NOTICES)) {
      if (!on.includes(activity.type)) continue;
      const notification = await tell({ transaction, mailing, activity });
      if (notification) await deliver(transaction, { name, kind, activityId: activity.id, ...notification });
    }
    await scheduleDigests(transaction, activity);
  },
};
