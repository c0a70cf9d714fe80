import { chanceOf } from '@quorum/domain/decision/chance';
import {
  attendanceOutlookOf,
  type AttendanceOutlook,
  calibratedParty,
  OUTLOOK_FROM,
} from '@quorum/domain/decision/reliability';
import { placesOf } from '@quorum/domain/event/progress';
import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import { ParticipantEntity, type EventEntity } from '../../persistence/entities/EventEntity.ts';
import { partiesOf } from '../asking/partiesOf.ts';
import { recordsOf } from '../asking/recordsOf.ts';
import type { Context } from '../Context.ts';

/** Not added by an organiser by name: such responses could be made up to find out about another. */
const isOwn = ({ uid, visitorDigest }: ParticipantEntity): boolean => uid != null || visitorDigest != null;

type Judged = OwnedEvent & Pick<EventEntity, 'id' | 'participantThreshold'> & { capacity: number | null };

/**
 * Whether enough people will come by past attendance, in one of three words, for the organisers of an event of eight responses
 * and more; null otherwise.
 */
export async function pastAttendanceOf(context: Context, event: Judged): Promise<AttendanceOutlook | null> {
  if (!canManageEvent(context.actor, event)) return null;
  const participants = await context.em.find(ParticipantEntity, { event: event.id }, { orderBy: { id: 'asc' } });
  if (participants.filter((one) => !one.isHidden && isOwn(one)).length < OUTLOOK_FROM) return null;
  const recordOf = await recordsOf(context, participants);
  const parties = partiesOf(participants).map((party) => calibratedParty(party, recordOf(party.response.participant)));
  return attendanceOutlookOf(chanceOf(parties, placesOf(event)));
}
