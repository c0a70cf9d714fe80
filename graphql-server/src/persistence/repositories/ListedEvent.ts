import { fieldsWhere } from '@quorum/domain/event/content';
import type { EventDraft } from '@quorum/domain/event/draft';

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

const CONTENT = fieldsWhere({ isPublic: true });

type Content = Omit<Pick<EventDraft, (typeof CONTENT)[number]>, 'date' | 'endTime'>;

/** What a list reads of the row of an event, by the names of its properties. Instants are ISO 8601 in UTC. */
interface ListedRow extends Content {
  id: number;
  urlHash: string;
  date: string;
  endTime: string | null;
  parentEventId: number | null;
  creatorId: string;
  creatorName: string;
}

/** An event as lists read it: plain, without the unit of work. */
export interface ListedEvent extends ListedRow {
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

const columnOf = (name: string) => `e.${name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`;

const BESIDE_CONTENT = ['id', 'urlHash', 'parentEventId', 'creatorId', 'creatorName'] as const;

/** Makes a `ListedRow` of an event `e`. */
const EVENT = `json_build_object(${[...CONTENT, ...BESIDE_CONTENT]
  .map((name) => `'${name}', ${name === 'date' || name === 'endTime' ? iso(columnOf(name)) : columnOf(name)}`)
  .join(', ')})`;

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

/** As it comes from the database. */
export type EventRow = [weather: Weather | null, responses: Responses, event: ListedRow];

/** What makes an `EventRow` of an event `e`. */
export const eventRow = (withOwners: boolean): string =>
  `json_build_array(${[WEATHER, responsesWith(withOwners ? [...SHOWN, ...OF_OWNERS] : SHOWN), EVENT].join(', ')})`;

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

const listedEventOf = ([weather, responses, event]: EventRow, types: ReadonlyMap<number, ListedType>): ListedEvent => {
  const eventType = types.get(event.eventTypeId);
  if (!eventType) throw new Error(`There is no event type ${event.eventTypeId}`);
  return { ...event, eventType, weather: weather && weatherOf(weather), participants: responsesOf(responses) };
};

/** The events of these rows, in their order. @param types all that there are */
export const listedEventsOf = (rows: readonly EventRow[] | null, types: readonly TypeRow[] | null): ListedEvent[] => {
  const byId = new Map(types?.map(([id, name, color]) => [id, { id, name, color }]));
  return rows?.map((row) => listedEventOf(row, byId)) ?? [];
};
