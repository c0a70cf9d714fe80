import type { AskKind } from '@quorum/domain/decision/ask';
import { statusOf } from '@quorum/domain/decision/status';
import { isPast } from '@quorum/domain/event/timing';
import type { StatusChange } from '../activity/Activity.ts';
import { statusNews as message, type StatusNews } from './messages/statusNews.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import { notTooOften, participantsAmong } from './audiences.ts';
import { invitations } from './invitations.ts';
import { ofEvent, type AboutEvent, type EventNews } from './Notice.ts';
import { ownStandings } from './readers.ts';

const newsIn = ({ before, now }: StatusChange): StatusNews | null => {
  if (before === 'WAITLISTED' && now === 'GOING') return 'PLACED';
  if (before === 'CONDITIONAL') return now === 'GOING' ? 'MET' : 'MET_BUT_FULL';
  return now === 'CONDITIONAL' ? 'NOT_MET' : null;
};

const newsById = ({ activity }: AboutEvent<'event.placesChanged'>): Map<number, StatusNews> =>
  new Map(
    activity.changes.flatMap((change) => {
      const news = newsIn(change);
      return news === null ? [] : [[change.id, news] as const];
    }),
  );

/** A place is got once; conditions hold and fail as often as people come and go. */
async function audience(about: AboutEvent<'event.placesChanged'>): Promise<readonly ParticipantEntity[]> {
  const { transaction, event } = about;
  const news = newsById(about);
  const readers = participantsAmong(about, news.keys());
  const ofConditions = readers.filter(({ id }) => news.get(id) !== 'PLACED');
  const within = await notTooOften(transaction, ofConditions, { limit: 'newsOfConditions', urlHash: event.urlHash });
  return readers.filter((person) => news.get(person.id) === 'PLACED' || within.includes(person));
}

/** What became of people's responses because of others. */
export const statusNews = ofEvent(['event.placesChanged'], {
  kind: 'status',
  when: ({ event, transaction }) => event.status !== 'CALLED_OFF' && !isPast(event, transaction.clock.now()),
  audience,
  file: invitations,
  message: (about) => {
    const { event } = about;
    const news = newsById(about);
    const standingOf = ownStandings(event);
    return (reader, surroundings) =>
      message({ event, news: news.get(reader.id) ?? 'PLACED', own: standingOf(reader) }, surroundings);
  },
});

/** Whether somebody has taken what they were asked to take. A response that the organiser has hidden holds no place. */
export const hasTaken =
  (asked: AskKind) =>
  ({ event, activity }: EventNews<'response.replied'>): boolean => {
    const { kind, reply, fields, response } = activity;
    const participant = event.participants.getItems().find(({ id }) => id === response.id);
    const isTaken = kind === asked && reply === 'IN' && fields.length > 0;
    return isTaken && participant !== undefined && statusOf(participant) === 'GOING';
  };
