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
  eventType: ListedType;
  participants: ListedResponse[];
  weather: ListedWeather | null;
}

interface ListedType {
  id: number;
  name: string;
  color: string;
}

interface ListedWeather {
  icon: string | null;
  temperature: number | null;
  description: string | null;
  precipitation: number | null;
  resolvedLocation: string | null;
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of an event `e`, in the order of an `EventRow`. */
const OF_EVENT = [
  ...['e.event_type_id', 'e.id', 'e.url_hash', 'e.title', 'e.location', iso('e.date'), iso('e.end_time'), 'e.timezone'],
  ...['e.participant_threshold', 'e.notes', 'e.web_link', 'e.is_private', 'e.is_guest_list_hidden', 'e.is_recurring'],
  ...['e.recurrence_frequency', 'e.parent_event_id', 'e.creator_id', 'e.creator_name'],
];

/** Of the weather `w`. */
const WEATHER = `case when w.event_id is not null then
  json_build_array(w.icon, w.temperature, w.description, w.precipitation, w.resolved_location) end`;

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

type Weather = [
  ...[icon: string | null, temperature: number | null, description: string | null],
  ...[precipitation: number | null, resolvedLocation: string | null],
];

/** As it comes from the database: values without names, which is half the bytes. */
export type EventRow = [
  ...[weather: Weather | null, responses: Responses, eventTypeId: number],
  ...[id: number, urlHash: string, title: string, location: string, date: string, endTime: string | null],
  ...[timezone: string, participantThreshold: number, notes: string, webLink: string, isPrivate: boolean],
  ...[isGuestListHidden: boolean, isRecurring: boolean, recurrenceFrequency: RecurrenceFrequency | null],
  ...[parentEventId: number | null, creatorId: string, creatorName: string],
];

/** What makes an `EventRow` of an event `e`. */
export const eventRow = (withOwners: boolean): string =>
  `json_build_array(${[WEATHER, responsesWith(withOwners ? [...SHOWN, ...OF_OWNERS] : SHOWN), ...OF_EVENT].join(', ')})`;

/** The table that it needs beside the one of events. */
export const BESIDE = 'left join event_weather as w on w.event_id = e.id';

/** A type as it comes from the database. */
export type TypeRow = [id: number, name: string, color: string];

/** What makes a `TypeRow` of every type, once: to join and write one to each event would take a fifth of the time. */
export const TYPES = '(select json_agg(json_build_array(id, name, color)) from event_type)';

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

const weatherOf = ([icon, temperature, description, precipitation, resolvedLocation]: Weather): ListedWeather => ({
  ...{ icon, temperature, description, precipitation, resolvedLocation },
});

/** Field by field: to make it of a list of names would take ten times as long, forty times a page. */
const listedEventOf = (row: EventRow, types: ReadonlyMap<number, ListedType>): ListedEvent => {
  const [weather, responses, typeId, id, urlHash, title, location, date, endTime, timezone, ...others] = row;
  const [participantThreshold, notes, webLink, isPrivate, isGuestListHidden, isRecurring, ...rest] = others;
  const [recurrenceFrequency, parentEventId, creatorId, creatorName] = rest;
  const eventType = types.get(typeId);
  if (!eventType) throw new Error(`There is no event type ${typeId}`);
  return {
    id,
    urlHash,
    title,
    location,
    date,
    endTime,
    timezone,
    participantThreshold,
    notes,
    webLink,
    isPrivate,
    isGuestListHidden,
    isRecurring,
    recurrenceFrequency,
    parentEventId,
    creatorId,
    creatorName,
    eventType,
    weather: weather && weatherOf(weather),
    participants: responsesOf(responses),
  };
};

/** The events of these rows, in their order. @param types all that there are */
export const listedEventsOf = (rows: readonly EventRow[] | null, types: readonly TypeRow[] | null): ListedEvent[] => {
  const byId = new Map(types?.map(([id, name, color]) => [id, { id, name, color }]));
  return rows?.map((row) => listedEventOf(row, byId)) ?? [];
};
