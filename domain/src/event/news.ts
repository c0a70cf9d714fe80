import type { DateTime } from 'luxon';
import { EVENT_FIELDS, TEXTS, type EventField, type EventTextName } from './content.ts';

/** When something takes place, by the clocks of its zone. */
export interface When {
  date: DateTime;
  endTime: DateTime | null;
  timezone: string;
}

/** A time as it is and as it was. */
export interface Move {
  now: When;
  before: When;
}

const minuteOf = (instant: DateTime | null) => instant && Math.floor(instant.toMillis() / 60_000);

/** Whether both read alike: nobody needs a mail about seconds. */
export const isSameWhen = (one: When, other: When): boolean =>
  one.timezone === other.timezone &&
  minuteOf(one.date) === minuteOf(other.date) &&
  minuteOf(one.endTime) === minuteOf(other.endTime);

const fields: Readonly<Record<EventTextName, EventField>> = EVENT_FIELDS;

/** The text fields whose change people are notified of, by their declaration; the place is announced with the time. */
export const NEWS_TEXTS: readonly EventTextName[] = TEXTS.filter((name) => name !== 'location' && fields[name].isNews);

/** The text fields whose change people are notified of only if the organiser wants that. */
const ON_REQUEST: readonly EventTextName[] = ['notes'];

/** What a change may be told of. */
export interface Telling {
  /** The organiser wants people told of new notes, too. */
  tellNotes?: boolean | undefined;
}

/** The texts whose change is told, the new value of each alone where somebody asked for it. */
export const textsInNews = ({ tellNotes = false }: Telling): readonly EventTextName[] =>
  tellNotes ? [...NEWS_TEXTS, ...ON_REQUEST] : NEWS_TEXTS;

type EventInNews = When & { location: string } & Partial<Record<EventTextName, string>>;

/** Whether people who responded need to know about a change of an event. */
export const isWorthTelling = (
  { event, before }: { event: EventInNews; before: EventInNews },
  telling: Telling = {},
): boolean =>
  event.location !== before.location ||
  !isSameWhen(event, before) ||
  textsInNews(telling).some((name) => event[name] !== before[name]);
