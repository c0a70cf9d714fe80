import { fieldsWhere, INSTANTS, type EventInstantName } from '@quorum/domain/event/content';
import type { EventStatus } from '@quorum/domain/decision/rules';
import type { Offer } from '@quorum/domain/decision/offers';
import type { Answer } from '@quorum/domain/response/answers';
import type { PaymentState } from '@quorum/domain/response/payment';
import type { EventDraft } from '@quorum/domain/event/draft';
import type { CoOrganiser } from '../entities/sharedProperties.ts';
import { columnOf } from '../columnOf.ts';
import { iso, millis } from './instants.ts';

/** A response as lists read it. */
interface ListedResponse {
  id: number;
  name: string;
  likelihood: number;
  guests: number;
  minParticipants: number | null;
  isStandby: boolean;
  /** In milliseconds since the epoch. */
  definiteAt: number | null;
  holdsPlace: boolean;
  offer: Offer | null;
  isUnconfirmed: boolean;
  comment: string;
  /** Both null where nobody asked for them. */
  createdAt: string | null;
  updatedAt: string | null;
  /** Of the standing response that gave it, likewise. */
  regularId: number | null;
  /** The rest only where it was selected; null otherwise. */
  answers: Answer[] | null;
  payment: PaymentState | null;
  email: string | null;
  uid: string | null;
  tokenDigest: string | null;
  mailTokenDigest: string | null;
  visitorDigest: string | null;
  isHidden: boolean;
}

const CONTENT = fieldsWhere({ isPublic: true });

type Content = Omit<Pick<EventDraft, (typeof CONTENT)[number]>, EventInstantName>;

/** What a list reads of the row of an event, by the names of its properties. Instants are ISO 8601 in UTC. */
interface ListedRow extends Content {
  id: number;
  urlHash: string;
  date: string;
  endTime: string | null;
  decideAt: string | null;
  status: EventStatus;
  statusReason: string | null;
  statusChangedAt: string | null;
  decidedBy: 'CLOCK' | 'ORGANISER' | null;
  neededSeats: number | null;
  hadSeats: number | null;
  isHeldByRain: boolean;
  parentEventId: number | null;
  creatorId: string;
  coOrganisers: CoOrganiser[];
  creatorName: string;
  contentRevision: number;
  createdAt: string;
  updatedAt: string;
}

/** An event as lists read it: plain, without the unit of work. */
export interface ListedEvent extends ListedRow {
  eventType: ListedType;
  participants: ListedResponse[];
  weather: ListedWeather | null;
  /** No list brings one that is hidden. */
  isHidden: boolean;
}

export interface ListedType {
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

/** Makes a JSON object of columns, by the names of the properties that they are stored for. */
export const objectOf = (
  table: string,
  names: readonly string[],
  sqlOf = (name: string) => `${table}.${columnOf(name)}`,
) => `json_build_object(${names.map((name) => `'${name}', ${sqlOf(name)}`).join(', ')})`;

const TIMES = ['createdAt', 'updatedAt'] as const;
const BESIDE_CONTENT = [
  'id',
  'urlHash',
  'parentEventId',
  'creatorId',
  'coOrganisers',
  'creatorName',
  'contentRevision',
  ...TIMES,
] as const;
const DECISION = [
  'status',
  'statusReason',
  'statusChangedAt',
  'decidedBy',
  'neededSeats',
  'hadSeats',
  'isHeldByRain',
] as const;
const MOMENTS: ReadonlySet<string> = new Set([...INSTANTS, 'statusChangedAt', ...TIMES]);
const SHOWN = [
  'id',
  'name',
  'likelihood',
  'guests',
  'minParticipants',
  'isStandby',
  'definiteAt',
  'holdsPlace',
  'offer',
  'isUnconfirmed',
  'comment',
] as const;
const OWNERSHIP = ['answers', 'payment', 'email', 'uid', 'tokenDigest', 'mailTokenDigest', 'visitorDigest'] as const;
const WEATHER = ['icon', 'temperature', 'description', 'precipitation', 'resolvedLocation'] as const;

/** As it comes from the database. */
export interface EventRow extends Pick<ListedEvent, 'eventType' | 'weather'> {
  event: ListedRow;
  responses: (Pick<ListedResponse, (typeof SHOWN)[number]> & Partial<ListedResponse>)[] | null;
  isHidden?: boolean;
}

/** What a response is offered, as JSON; null for nothing. */
export const offerSql = (table: string): string => `case when ${table}.offered_seats is not null then json_build_object(
  'seats', ${table}.offered_seats, 'isForFewer', ${table}.is_offered_to_fewer,
  'until', ${millis(`${table}.offered_until`)}) end`;

const sqlIn = (table: string) => (name: string) => {
  const column = `${table}.${columnOf(name)}`;
  if (name === 'definiteAt') return millis(column);
  if (name === 'offer') return offerSql(table);
  return MOMENTS.has(name) ? iso(column) : column;
};

const EVENT = objectOf('e', [...CONTENT, ...BESIDE_CONTENT, ...DECISION], sqlIn('e'));

export interface Wish {
  /** Whether what proves whose a response is comes along. */
  withOwners: boolean;
  /** Whether hidden responses do, and whether the event is hidden itself. */
  withHidden?: boolean;
  /** Whether the times of responses do, and the standing responses that gave them: no list says them. */
  withTimes?: boolean;
  /** Where nothing is asked that depends on them, false: an event may have a thousand. */
  withResponses?: boolean;
}

const responsesRow = ({ withOwners, withHidden = false, withTimes = false }: Wish): string => {
  const more = [
    ...(withOwners ? OWNERSHIP : []),
    ...(withTimes ? [...TIMES, 'regularId'] : []),
    ...(withHidden ? ['isHidden'] : []),
  ];
  return `(
    select json_agg(${objectOf('p', [...SHOWN, ...more], sqlIn('p'))} order by p.id)
    from participant as p where p.event_id = e.id ${withHidden ? '' : 'and not p.is_hidden'}
  )`;
};

/** What makes an `EventRow` of an event `e`. */
export const eventRow = (wish: Wish): string => `json_build_object(
  'event', ${EVENT},
  'eventType', ${objectOf('t', ['id', 'name', 'color'])},
  'weather', case when w.event_id is not null then ${objectOf('w', WEATHER)} end,
  ${wish.withHidden ? `'isHidden', e.is_hidden,` : ''}
  'responses', ${wish.withResponses === false ? 'null' : responsesRow(wish)}
)`;

/** The tables that it needs beside the one of events. */
export const BESIDE = `join event_type as t on t.id = e.event_type_id
  left join event_weather as w on w.event_id = e.id`;

/** What was not asked for. */
const ABSENT = {
  createdAt: null,
  updatedAt: null,
  answers: null,
  payment: null,
  regularId: null,
  email: null,
  uid: null,
  tokenDigest: null,
  mailTokenDigest: null,
  visitorDigest: null,
  isHidden: false,
} as const;

export const listedEventOf = ({ event, eventType, weather, responses, isHidden = false }: EventRow): ListedEvent => {
  const participants = responses?.map((response) => ({ ...ABSENT, ...response })) ?? [];
  return { ...event, eventType, weather, participants, isHidden };
};
