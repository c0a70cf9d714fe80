import { chanceOf } from '@quorum/domain/decision/chance';
import {
  attendanceOutlookOf,
  type AttendanceOutlook,
  calibratedParty,
  OUTLOOK_FROM,
} from '@quorum/domain/decision/reliability';
import { placesOf } from '@quorum/domain/event/progress';
import { type OwnedEvent, readsAsOrganiser } from '@quorum/domain/policies';
import { ParticipantEntity, type EventEntity } from '../../persistence/entities/EventEntity.ts';
import { partiesOf } from '../asking/partiesOf.ts';
import { recordsOf } from '../asking/recordsOf.ts';
import type { Context } from '../Context.ts';

/** Who may come, by a response of their own: one that an organiser adds by name could be made up to find out about another. */
const mayCome = ({ uid, visitorDigest, likelihood }: ParticipantEntity): boolean =>
  (uid != null || visitorDigest != null) && likelihood > 0;

/** An organiser who hides one response after the other must not learn by the word whose it was. */
const asShown = (participant: ParticipantEntity): ParticipantEntity =>
  Object.assign(Object.create(participant) as ParticipantEntity, { isHidden: false });

type Judged = OwnedEvent & Pick<EventEntity, 'id' | 'participantThreshold'> & { capacity: number | null };

/**
 * Whether enough people will come by past attendance, in one of three words, for the organisers of an event that eight people and
 * more may come to; null otherwise. Hidden responses count: hiding one changes nothing.
 */
export async function pastAttendanceOf(context: Context, event: Judged): Promise<AttendanceOutlook | null> {
  if (!readsAsOrganiser(context.actor, event)) return null;
  const participants = await context.em.find(ParticipantEntity, { event: event.id }, { orderBy: { id: 'asc' } });
  if (participants.filter(mayCome).length < OUTLOOK_FROM) return null;
  const recordOf = await recordsOf(context, participants);
  const parties = partiesOf(participants.map(asShown)).map((party) =>
    calibratedParty(party, recordOf(party.response.participant)),
  );
  return attendanceOutlookOf(chanceOf(parties, placesOf(event)));
}
