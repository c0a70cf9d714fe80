import { statusOf } from '@quorum/domain/decision/status';
import { isPast } from '@quorum/domain/event/timing';
import { reminder as message } from './messages/reminder.ts';
import type { EventEntity, ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import { REMINDED_AHEAD } from '../use-cases/events/remindParticipants.ts';
import { participantsAmong } from './audiences.ts';
import { ofEvent } from './Notice.ts';
import { ownStandings } from './readers.ts';
import { standingOf } from './standing.ts';

/** People who respond later than the reminder need none, nor do those who have said that they are not coming. */
const needsReminder = (response: ParticipantEntity, { date }: EventEntity): boolean =>
  response.createdAt <= date.minus(REMINDED_AHEAD) && statusOf(response) !== 'DECLINED';

export const reminder = ofEvent(['event.reminderDue'], {
  kind: 'reminder',
  when: ({ event, transaction }) => event.status !== 'CALLED_OFF' && !isPast(event, transaction.clock.now()),
  audience: (about) => {
    const { event } = about;
    const reminded = event.participants.getItems().filter((response) => needsReminder(response, event));
    return participantsAmong(
      about,
      reminded.map(({ id }) => id),
    );
  },
  message: ({ event }) => {
    const standing = standingOf(event, event.participants.getItems());
    const ownStandingOf = ownStandings(event);
    return (reader, surroundings) => message({ event, own: ownStandingOf(reader), ...standing }, surroundings);
  },
});
