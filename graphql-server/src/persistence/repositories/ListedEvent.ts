import type { RecurrenceFrequency } from '@quorum/domain/event/constants';

/** A response as lists read it. */
interface ListedResponse {
  id: number;
  name: string;
  likelihood: number;
  comment: string;
  /** The rest only where it was asked for; null otherwise. */
  email: string | null;
  uid: string | null;
  tokenDigest: string | null;
  mailTokenDigest: string | null;
  visitorDigest: string | null;
}

/** An event as lists read it: plain, without the unit of work. Instants are ISO 8601 in UTC. */
export interface ListedEvent {
  id: number;
  urlHash: string;
  title: string;
  location: string;
  date: string;
  endTime: string | null;
  timezone: string;
  participantThreshold: number;
  notes: string;
  webLink: string;
  isPrivate: boolean;
  isGuestListHidden: boolean;
  isRecurring: boolean;
  recurrenceFrequency: RecurrenceFrequency | null;
  parentEventId: number | null;
  creatorId: string;
  creatorName: string;
  eventType: { id: number; name: string; color: string };
  participants: ListedResponse[];
  weather: ListedWeather | null;
}

interface ListedWeather {
  icon: string | null;
  temperature: number | null;
  description: string | null;
  precipitation: number | null;
  resolvedLocation: string | null;
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What each field is read from: an event `e`, its type `t`, its weather `w`. */
const FIELDS: Record<keyof Omit<ListedEvent, 'eventType' | 'participants' | 'weather'>, string> = {
  id: 'e.id',
  urlHash: 'e.url_hash',
  title: 'e.title',
  location: 'e.location',
  date: iso('e.date'),
  endTime: iso('e.end_time'),
  timezone: 'e.timezone',
  participantThreshold: 'e.participant_threshold',
  notes: 'e.notes',
  webLink: 'e.web_link',
  isPrivate: 'e.is_private',
  isGuestListHidden: 'e.is_guest_list_hidden',
  isRecurring: 'e.is_recurring',
  recurrenceFrequency: 'e.recurrence_frequency',
  parentEventId: 'e.parent_event_id',
  creatorId: 'e.creator_id',
  creatorName: 'e.creator_name',
};
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

const TYPE = `json_build_object('id', t.id, 'name', t.name, 'color', t.color)`;
const WEATHER = `case when w.event_id is not null then json_build_object('icon', w.icon, 'temperature', w.temperature,
  'description', w.description, 'precipitation', w.precipitation, 'resolvedLocation', w.resolved_location) end`;

const SHOWN = ['id', 'name', 'likelihood', 'comment'];
const OF_OWNERS = ['email', 'uid', 'token_digest', 'mail_token_digest', 'visitor_digest'];

/** A list of each column: to name the values of every response would take twice the time. */
const responsesWith = (columns: readonly string[]) => `(
  select json_build_array(${columns.map((column) => `json_agg(${column})`).join(', ')})
  from (select ${columns.join(', ')} from participant where event_id = e.id and not is_hidden order by id) as p)`;

type List<Value> = Value[] | null | undefined;
type Responses = [
  ...[id: List<number>, name: List<string>, likelihood: List<number>, comment: List<string>],
  ...[email: List<string | null>, uid: List<string | null>, token: List<string | null>],
  ...[mailToken: List<string | null>, visitor: List<string | null>],
];

/** As it comes from the database: values without names, which is half the bytes. */
export type EventRow = [ListedEvent['eventType'], ListedWeather | null, Responses, ...unknown[]];

/** What makes an `EventRow` of an event `e`. */
export const eventRow = (withOwners: boolean): string =>
  `json_build_array(${[TYPE, WEATHER, responsesWith(withOwners ? [...SHOWN, ...OF_OWNERS] : SHOWN), ...Object.values(FIELDS)].join(', ')})`;

/** The tables that it needs beside the one of events. */
export const BESIDE =
  'join event_type as t on t.id = e.event_type_id left join event_weather as w on w.event_id = e.id';

const responsesOf = ([ids, names, likelihoods, comments, emails, uids, tokens, mails, visitors]: Responses) =>
  ids?.map((id, at): ListedResponse => ({
    id,
    name: names?.[at] ?? '',
    likelihood: likelihoods?.[at] ?? 1,
    comment: comments?.[at] ?? '',
    email: emails?.[at] ?? null,
    uid: uids?.[at] ?? null,
    tokenDigest: tokens?.[at] ?? null,
    mailTokenDigest: mails?.[at] ?? null,
    visitorDigest: visitors?.[at] ?? null,
  })) ?? [];

export const listedEventOf = ([eventType, weather, responses, ...values]: EventRow): ListedEvent => {
  const fields = Object.fromEntries(NAMES.map((name, at) => [name, values[at]])) as Pick<
    ListedEvent,
    keyof typeof FIELDS
  >;
  return { ...fields, eventType, weather, participants: responsesOf(responses) };
};
