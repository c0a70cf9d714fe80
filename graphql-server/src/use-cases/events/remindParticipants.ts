import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { record } from '../../activity/record.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';

export const REMINDED_AHEAD = { days: 1 };

/**
 * Has participants reminded a day before, once for each event that was there before that day, and again of one that is put off
 * by a day or more.
 */
export async function remindParticipants(context: Context): Promise<void> {
  const { events, clock, mailing } = context;
  if (!mailing) return;
  const now = clock.now();
  await attemptEach(context, await events.listUnreminded(now, now.plus(REMINDED_AHEAD)), (event) =>
    remindOf(context, event),
  );
}

function remindOf(context: Context, { id, urlHash }: Pick<EventEntity, 'id' | 'urlHash'>): Promise<void> {
  return inTransaction(context, [urlHash], async (transaction) => {
    const { events, clock } = transaction;
    const now = clock.now();
    const event = await events.findLockedAlone(id);
    // another server has, or it was put off, since we looked
    const due = await events.listUnreminded(now, now.plus(REMINDED_AHEAD), id);
    if (event && due.length > 0) record(transaction, { type: 'event.reminderDue', event, date: event.date });
  });
}
