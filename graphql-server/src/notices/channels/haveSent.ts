import type { DateTime } from 'luxon';
import type { JobQueue } from '../../gateways/JobQueue.ts';
import type { Letter, Notification } from '../Notice.ts';
import { deliveryKeyOf } from './deliveryKey.ts';

/** What sends the rows of each outbox. */
const SENDERS = {
  mail: { job: 'sendMail', payload: (mailId: number) => ({ mailId }) },
  push: { job: 'sendPush', payload: (pushId: number) => ({ pushId }) },
  sms: { job: 'sendSms', payload: (smsId: number) => ({ smsId }) },
} as const;

type Sender = (typeof SENDERS)[keyof typeof SENDERS];

/** A row that will be sent, at once if no moment is named. */
interface Due {
  id: number;
  runAt?: DateTime | undefined;
}

/** Has rows of an outbox sent. Two servers take turns at most at two of a kind, so that a host that hangs leaves somebody free for other jobs. */
export const haveSent = (jobs: JobQueue, outbox: keyof typeof SENDERS, rows: readonly Due[]): Promise<void> => {
  const { job, payload }: Sender = SENDERS[outbox];
  return jobs.addAll(
    job,
    rows.map(({ id, runAt }) => ({
      payload: payload(id),
      lane: `${outbox}-${id % 2}`,
      ...(runAt && { runAt }),
    })),
  );
};

/** The moments at which letters go that must wait, by what names their delivery. */
export const momentsOf = (
  notification: Notification,
  waits: ReadonlyMap<Letter, DateTime>,
): ReadonlyMap<string, DateTime> =>
  new Map([...waits].map(([letter, until]) => [deliveryKeyOf(notification, letter), until]));
