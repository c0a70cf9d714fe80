import { isWorthTelling } from '@quorum/domain/event/news';
import { isPast } from '@quorum/domain/event/timing';
import { DateTime } from 'luxon';
import { changed as message } from './messages/changed.ts';
import { contentOf, type EventContent } from '../use-cases/events/eventContent.ts';
import { participantsBesideCreator } from './audiences.ts';
import { invitations } from './invitations.ts';
import { ofEvent, type EventNews } from './Notice.ts';
import { ownStandings } from './readers.ts';

const INSTANTS: ReadonlySet<string> = new Set(['date', 'endTime', 'decideAt']);

/** What the event was before: the activity has what has changed of it, as JSON has it. */
const beforeOf = ({ event, activity }: EventNews<'event.changed'>): EventContent => {
  const values = Object.entries(activity.before).map(([name, value]) => [
    name,
    INSTANTS.has(name) && typeof value === 'string' ? DateTime.fromISO(value, { zone: 'utc' }) : value,
  ]);
  return { ...contentOf(event), ...(Object.fromEntries(values) as Partial<EventContent>) };
};

/** What has changed of an event that is news to those who responded. */
export const changed = ofEvent(['event.changed'], {
  kind: 'changed',
  when: (about) => {
    const { event, transaction } = about;
    const now = transaction.clock.now();
    const before = beforeOf(about);
    return !(isPast(event, now) && isPast(before, now)) && isWorthTelling({ event, before }, about.activity);
  },
  audience: participantsBesideCreator,
  file: invitations,
  message: (about) => {
    const { event } = about;
    const { tellNotes } = about.activity;
    const subject = { event, before: beforeOf(about), isOff: event.status === 'CALLED_OFF', tellNotes };
    const standingOf = ownStandings(event);
    return (reader, surroundings) => message({ ...subject, own: standingOf(reader) }, surroundings);
  },
});
