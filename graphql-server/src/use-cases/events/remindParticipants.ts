import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { record } from '../../activity/record.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';

/**
 * Has participants reminded a day, three hours and an hour before, as each of them wants: once for each event that was there
 * before that, and again of one that is put off by so much or more.
 */
export async function remindParticipants(context: Context): Promise<void> {
  const { events, clock, mailing } = context;
  if (!mailing) return;
  await attemptEach(context, await events.listUnreminded(clock.now()), (event) => remindOf(context, event));
}

function remindOf(context: Context, { id, urlHash }: Pick<EventEntity, 'id' | 'urlHash'>): Promise<void> {
  return inTransaction(context, [urlHash], async (transaction) => {
    const { events, clock } = transaction;
    const event = await events.findLockedAlone(id);
    // another server has, or it was put off, since we looked
    const [unreminded] = await events.listUnreminded(clock.now(), id);
    if (event && unreminded)
      record(transaction, { type: 'event.reminderDue', event, date: event.date, due: unreminded.due });
  });
}
