import { statusOf } from '@quorum/domain/decision/status';
import { isReminded, REMIND_BEFORE, type RemindBefore } from '@quorum/domain/notifications/reminders';
import { reminder as message } from './messages/reminder.ts';
import { PreferencesRepository } from '../persistence/repositories/notifications/PreferencesRepository.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import { participantsAmong } from './audiences.ts';
import { ofEvent, type AboutEvent, type Reader } from './Notice.ts';
import { ownStandings } from './readers.ts';
import { standingOf } from './standing.ts';

interface Reminded extends Reader {
  response: ParticipantEntity;
  /** How soon the event begins: the shortest time before it that they chose and that has come. */
  before: RemindBefore;
  /** Whether they want no other. */
  isOnly: boolean;
}

/** Those who come, or may, and want to be reminded so long before. */
async function audience(about: AboutEvent<'event.reminderDue'>): Promise<readonly Reminded[]> {
  const { event, transaction, activity } = about;
  const { due = ['DAY'] } = activity;
  const coming = event.participants.getItems().filter((response) => statusOf(response) !== 'DECLINED');
  const recipients = coming.map(({ id, uid }) => ({ responseId: id, uid }));
  const preferencesFor = await new PreferencesRepository(transaction.em).preferencesFor(event.urlHash, recipients);
  const wantedBy = ({ id, uid }: ParticipantEntity) => preferencesFor({ responseId: id, uid }).remindBefore;
  const reminded = coming.filter((response) => isReminded(response, event, { wanted: wantedBy(response), due }));
  const readers = participantsAmong(
    about,
    reminded.map(({ id }) => id),
  );
  return readers.map((response) => {
    const { id, uid, email, isEmailConfirmed, language } = response;
    const wanted = wantedBy(response);
    const before = REMIND_BEFORE.findLast((one) => due.includes(one) && wanted.includes(one)) ?? 'DAY';
    return { id, uid, email, isEmailConfirmed, language, response, before, isOnly: wanted.length === 1 };
  });
}

export const reminder = ofEvent(['event.reminderDue'], {
  kind: 'reminder',
  when: ({ event, transaction }) => event.status !== 'CALLED_OFF' && event.date > transaction.clock.now(),
  audience,
  message: ({ event }) => {
    const standing = standingOf(event, event.participants.getItems());
    const ownStandingOf = ownStandings(event);
    const weather = event.weather ?? null;
    return ({ response, before, isOnly }, surroundings) =>
      message({ event, weather, own: ownStandingOf(response), before, isOnly, ...standing }, surroundings);
  },
});
