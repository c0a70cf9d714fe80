import type { Message } from '../../mail-templates/Content.ts';
import type { Surroundings } from '../../mail-templates/MailEvent.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { invitations } from './mailEvents.ts';
import { writeMails } from './writeMails.ts';

export interface News {
  /** What happened: with the event, its revision and the participant it names what is told once. */
  name: string;
  told: readonly (ParticipantEntity & { email: string })[];
  /** Whether the event goes with it, for their calendars. */
  hasFile?: boolean;
  compose: (participant: ParticipantEntity, surroundings: Surroundings) => Message;
}

/**
 * Tells participants what became of an event or of their responses, once for each change. The revision
 * of the event has risen by then.
 */
export async function tellParticipants(
  transaction: Transaction,
  event: ShownEvent,
  { name, told, hasFile = true, compose }: News,
): Promise<void> {
  const { mailing } = transaction;
  if (!mailing) return;
  const invitationFor = hasFile ? invitations(event, event.participants.getItems(), mailing) : null;
  await writeMails(
    transaction,
    told.map((participant) => ({
      kind: 'status',
      to: participant.email,
      event,
      participant,
      ...(invitationFor && { calendar: invitationFor(participant) }),
      dedupeKey: `${name} ${event.id} ${event.revision} ${participant.id}`,
      compose: (surroundings) => compose(participant, surroundings),
    })),
  );
}
