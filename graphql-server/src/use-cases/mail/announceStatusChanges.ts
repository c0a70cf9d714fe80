import { isPast } from '@quorum/domain/event/timing';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { statusNews, type StatusNews } from '../../mail-templates/statusNews.ts';
import type { Context } from '../Context.ts';
import type { StatusChange } from '../responses/settleResponses.ts';
import { invitations, reachable } from './mailEvents.ts';
import { writeMails } from './writeMails.ts';

const newsIn = ({ before, now }: StatusChange): StatusNews | null => {
  if (before === 'WAITLISTED' && now === 'GOING') return 'PLACED';
  if (before === 'CONDITIONAL') return now === 'GOING' ? 'MET' : 'MET_BUT_FULL';
  return now === 'CONDITIONAL' ? 'NOT_MET' : null;
};

/**
 * Tells people what became of their responses because of others: each once for each change. To be called in the
 * transaction of the change, after the revision of the event has risen.
 */
export async function announceStatusChanges(
  context: Context,
  event: ShownEvent,
  changes: readonly StatusChange[],
): Promise<void> {
  const { mailing, clock } = context;
  if (!mailing || changes.length === 0 || isPast(event, clock.now())) return;
  const news = new Map(changes.map((change) => [change.id, newsIn(change)]));
  const participants = event.participants.getItems();
  const told = reachable(participants.filter(({ id }) => news.get(id) != null));
  const invitationFor = invitations(event, participants, mailing);
  await writeMails(
    context,
    told.map((participant) => ({
      kind: 'status',
      to: participant.email,
      event,
      participant,
      calendar: invitationFor(participant),
      dedupeKey: `status ${event.id} ${event.revision} ${participant.id}`,
      compose: (surroundings) => statusNews({ event, news: news.get(participant.id) ?? 'PLACED' }, surroundings),
    })),
  );
}
