import type { Activity } from '../activity/Activity.ts';
import type { Subscriber } from '../dispatch/Subscriber.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { noticeResponse } from './responses.ts';

type Type = Activity['type'];
type OfType<Name extends Type> = Extract<Activity, { type: Name }>;

/** Who is told of what. */
const TOLD: { [Name in Type]?: (transaction: Transaction, activity: OfType<Name>) => Promise<void> } = {
  'response.created': noticeResponse,
  'response.changed': noticeResponse,
};

/** Tells people what happened to what they have to do with. */
export const notices: Subscriber = {
  name: 'notices',
  async on(transaction, activity) {
    const tell = TOLD[activity.type] as ((transaction: Transaction, activity: Activity) => Promise<void>) | undefined;
    await tell?.(transaction, activity);
  },
};
