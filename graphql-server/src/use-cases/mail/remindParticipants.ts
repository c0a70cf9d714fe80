import type { DateTime } from 'luxon';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { reminder } from '../../mail-templates/reminder.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { reachable, standingOf } from './mailEvents.ts';
import { writeMails } from './writeMails.ts';

const AHEAD = { days: 1 };

/** Begins within a day, was there before that day, and nobody was reminded of it. */
const isDue = ({ date, createdAt, remindedAt }: EventEntity, now: DateTime) =>
  remindedAt == null && date > now && date <= now.plus(AHEAD) && createdAt <= date.minus(AHEAD);

/** Who was reminded of an event that is then put off by a day or more is reminded again. */
export function remindAgain(event: EventEntity, before: { date: DateTime }): void {
  if (event.date >= before.date.plus(AHEAD)) event.remindedAt = null;
}

/** Reminds participants a day before, once for each event. Who responds later than that needs no reminder. */
export async function remindParticipants(context: Context): Promise<void> {
  const { events, clock, mailing } = context;
  if (!mailing) return;
  const now = clock.now();
  await attemptEach(context, await events.listUnreminded(now, now.plus(AHEAD)), (event) => remindOf(context, event));
}

function remindOf(context: Context, { id, urlHash }: EventEntity): Promise<void> {
  const { events, clock } = context;
  return inTransaction(context, [urlHash], async (transaction) => {
    const now = clock.now();
    const event = await events.findLocked(id);
    if (!event || !isDue(event, now)) return;
    const participants = event.participants.getItems();
    const standing = standingOf(event, participants);
    const early = participants.filter(({ createdAt }) => createdAt <= event.date.minus(AHEAD));
    await writeMails(
      transaction,
      reachable(early).map((participant) => ({
        kind: 'reminder',
        to: participant.email,
        event,
        participant,
        dedupeKey: `reminder ${event.id} ${participant.id} ${event.date.toMillis()}`,
        compose: (surroundings) => reminder({ event, ...standing }, surroundings),
      })),
    );
    event.remindedAt = now;
  });
}
