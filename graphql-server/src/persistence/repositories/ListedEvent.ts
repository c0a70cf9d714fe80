import type { RecurrenceFrequency } from '@quorum/domain/event/constants';

/** A response as lists read it. */
export interface ListedResponse {
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

type Shown = [id: number, name: string, likelihood: number, comment: string];
type Owned = [
  email: string | null,
  uid: string | null,
  token: string | null,
  mailToken: string | null,
  visitor: string | null,
];
type ResponseRow = Shown | [...Shown, ...Owned];

/** As it comes from the database. What there are many of comes without names, which is half the bytes. */
export interface EventRow extends Omit<ListedEvent, 'participants'> {
  responses: ResponseRow[] | null;
}

const SHOWN_COLUMNS = 'id, name, likelihood, comment';
const OWNER_COLUMNS = 'email, uid, token_digest, mail_token_digest, visitor_digest';

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The columns of an event `e` and all that is shown of it, as the names of `EventRow`. */
export const eventColumns = (withOwners: boolean): string => `
  e.id, e.url_hash as "urlHash", e.title, e.location, ${iso('e.date')} as "date", ${iso('e.end_time')} as "endTime",
  e.timezone, e.participant_threshold as "participantThreshold", e.notes, e.web_link as "webLink",
  e.is_private as "isPrivate", e.is_guest_list_hidden as "isGuestListHidden", e.is_recurring as "isRecurring", e.recurrence_frequency as "recurrenceFrequency",
  e.parent_event_id as "parentEventId", e.creator_id as "creatorId", e.creator_name as "creatorName",
  (select json_build_object('id', id, 'name', name, 'color', color) from event_type where id = e.event_type_id) as "eventType",
  (select json_agg(json_build_array(${withOwners ? `${SHOWN_COLUMNS}, ${OWNER_COLUMNS}` : SHOWN_COLUMNS}) order by id)
    from participant where event_id = e.id and not is_hidden) as "responses",
  (select json_build_object('icon', icon, 'temperature', temperature, 'description', description,
    'precipitation', precipitation, 'resolvedLocation', resolved_location)
    from event_weather where event_id = e.id) as "weather"`;

const responseOf = ([id, name, likelihood, comment, ...owner]: ResponseRow): ListedResponse => {
  const [email = null, uid = null, tokenDigest = null, mailTokenDigest = null, visitorDigest = null] = owner;
  return { id, name, likelihood, comment, email, uid, tokenDigest, mailTokenDigest, visitorDigest };
};

export const listedEventOf = ({ responses, ...event }: EventRow): ListedEvent => ({
  ...event,
  participants: responses?.map(responseOf) ?? [],
});
