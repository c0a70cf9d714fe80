import { chanceOf } from '@quorum/domain/decision/chance';
import {
  attendanceOutlookOf,
  type AttendanceOutlook,
  calibratedParty,
  OUTLOOK_EVERY,
  OUTLOOK_FROM,
} from '@quorum/domain/decision/reliability';
import { placesOf } from '@quorum/domain/event/progress';
import { type OwnedEvent, readsAsOrganiser } from '@quorum/domain/policies';
import { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { OutlookRepository } from '../../persistence/repositories/organising/OutlookRepository.ts';
import { partiesWithHidden } from '../asking/partiesOf.ts';
import { recordsOf } from '../asking/recordsOf.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../inTransaction.ts';

type Judged = OwnedEvent & { id: number };

/**
 * Whether enough people will come by past attendance, in one of three words, for the organisers; null for others, and where nothing
 * was noted. What organisers change in the event changes nothing of the word: they would find out about a person by many questions.
 */
export const pastAttendanceOf = async (context: Context, event: Judged): Promise<AttendanceOutlook | null> =>
  readsAsOrganiser(context.actor, event) ? new OutlookRepository(context.em).of(event.id) : null;

/**
 * Notes the word once a day for each event ahead that eight people and more may come to, by responses of their own: those that an
 * organiser adds by name could be made up to find out about another. Hidden responses count: hiding one changes nothing.
 */
export async function notePastAttendance(context: Context): Promise<void> {
  const now = context.clock.now();
  const since = now.minus(OUTLOOK_EVERY);
  const outlooks = new OutlookRepository(context.em);
  const due = await outlooks.due(now, since, OUTLOOK_FROM);
  await attemptEach(context, due, ({ id }) =>
    inTransaction(context, NO_TURN, async (transaction) => {
      const outlook = await outlookOf(transaction, id);
      if (outlook) await new OutlookRepository(transaction.em).note(id, outlook, { now, since });
    }),
  );
  await outlooks.dropBefore(since);
}

async function outlookOf(transaction: Transaction, id: number): Promise<AttendanceOutlook | null> {
  const event = await transaction.em.findOne(EventEntity, { id });
  if (!event) return null;
  const participants = await transaction.em.find(ParticipantEntity, { event: id }, { orderBy: { id: 'asc' } });
  const recordOf = await recordsOf(transaction, participants);
  // an organiser who hides one response after the other must not learn by the word whose it was
  const parties = partiesWithHidden(participants).map((party) =>
    calibratedParty(party, recordOf(party.response.participant)),
  );
  return attendanceOutlookOf(chanceOf(parties, placesOf(event)));
}
