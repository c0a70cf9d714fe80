import { fieldsWhere, INSTANTS, type EventInstantName } from '@quorum/domain/event/content';
import type { EventStatus } from '@quorum/domain/decision/rules';
import type { EventDraft } from '@quorum/domain/event/draft';
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
  comment: string;
  /** Both null where nobody asked for them. */
  createdAt: string | null;
  updatedAt: string | null;
  /** The rest only where it was selected; null otherwise. */
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
const SHOWN = ['id', 'name', 'likelihood', 'comment'] as const;
const OWNERSHIP = ['email', 'uid', 'tokenDigest', 'mailTokenDigest', 'visitorDigest'] as const;
const WEATHER = ['icon', 'temperature', 'description', 'precipitation', 'resolvedLocation'] as const;

/** A list of each column: to name the values of every response would take PostgreSQL twice the time. */
type ResponseColumns = { [Name in keyof ListedResponse]?: ListedResponse[Name][] | null };

/** What is more to say of some responses than likelihood: those with guests, a condition, on standby, or waiting. */
type Plan = Pick<ListedResponse, 'id' | 'guests' | 'minParticipants' | 'isStandby' | 'definiteAt' | 'holdsPlace'>;

/** Few responses have one: to read it of each would cost a list a third. */
const HAS_PLAN = `p.guests > 0 or p.min_participants is not null or p.is_standby or (p.likelihood = 1 and not p.holds_place)`;

const PLAN = objectOf('p', ['id', 'guests', 'minParticipants', 'isStandby', 'definiteAt', 'holdsPlace'], (name) =>
  name === 'definiteAt' ? millis('p.definite_at') : `p.${columnOf(name)}`,
);

/** As it comes from the database. */
export interface EventRow {
  event: ListedRow;
  weather: ListedWeather | null;
  responses: Omit<ResponseColumns, 'isHidden'> & { plans?: Plan[] | null; hidden?: number[] | null };
  isHidden?: boolean;
}

const EVENT = objectOf('e', [...CONTENT, ...BESIDE_CONTENT, ...DECISION], (name) =>
  MOMENTS.has(name) ? iso(`e.${columnOf(name)}`) : `e.${columnOf(name)}`,
);

const SOME_RESPONSES: Record<string, string> = {
  plans: `json_agg(${PLAN}) filter (where ${HAS_PLAN})`,
  hidden: 'json_agg(p.id) filter (where p.is_hidden)',
};

const columnsOf = (name: string) => {
  const column = `p.${columnOf(name)}`;
  return SOME_RESPONSES[name] ?? `json_agg(${MOMENTS.has(name) ? iso(column) : column} order by p.id)`;
};

export interface Wish {
  /** Whether what proves whose a response is comes along. */
  withOwners: boolean;
  /** Whether hidden responses do, and whether the event is hidden itself. */
  withHidden?: boolean;
  /** Whether the times of responses do: no list says them. */
  withTimes?: boolean;
  /** Where nothing is asked that depends on them, false: an event may have a thousand. */
  withResponses?: boolean;
}

const responsesRow = ({ withOwners, withHidden = false, withTimes = false }: Wish): string => {
  const more = [...(withOwners ? OWNERSHIP : []), ...(withTimes ? TIMES : []), ...(withHidden ? ['hidden'] : [])];
  return `(
    select ${objectOf('p', [...SHOWN, ...more, 'plans'], columnsOf)}
    from participant as p where p.event_id = e.id ${withHidden ? '' : 'and not p.is_hidden'}
  )`;
};

/** What makes an `EventRow` of an event `e`. */
export const eventRow = (wish: Wish): string => `json_build_object(
  'event', ${EVENT},
  'weather', case when w.event_id is not null then ${objectOf('w', WEATHER)} end,
  ${wish.withHidden ? `'isHidden', e.is_hidden,` : ''}
  'responses', ${wish.withResponses === false ? `'{}'::json` : responsesRow(wish)}
)`;

/** The table that it needs beside the one of events. */
export const BESIDE = 'left join event_weather as w on w.event_id = e.id';

/** Every type, once: to join and write one to each event would take a fifth of the time. */
export const TYPES = `(select json_agg(${objectOf('t', ['id', 'name', 'color'])}) from event_type as t)`;

const NO_PLAN = { guests: 0, minParticipants: null, isStandby: false } as const;

/** Of a plain response: a yes has its place. */
const planOf = (likelihood: number) =>
  likelihood === 1
    ? { ...NO_PLAN, definiteAt: 0, holdsPlace: true }
    : { ...NO_PLAN, definiteAt: null, holdsPlace: false };

const responsesOf = ({ plans, hidden, ...columns }: EventRow['responses']): ListedResponse[] => {
  const planById = new Map(plans?.map((plan) => [plan.id, plan]));
  const hiddenIds = new Set(hidden);
  return (
    columns.id?.map((id, at) => {
      const likelihood = columns.likelihood?.[at] ?? 1;
      const { guests, minParticipants, isStandby, definiteAt, holdsPlace } = planById.get(id) ?? planOf(likelihood);
      return {
        id,
        name: columns.name?.[at] ?? '',
        likelihood,
        guests,
        minParticipants,
        isStandby,
        definiteAt,
        holdsPlace,
        comment: columns.comment?.[at] ?? '',
        createdAt: columns.createdAt?.[at] ?? null,
        updatedAt: columns.updatedAt?.[at] ?? null,
        email: columns.email?.[at] ?? null,
        uid: columns.uid?.[at] ?? null,
        tokenDigest: columns.tokenDigest?.[at] ?? null,
        mailTokenDigest: columns.mailTokenDigest?.[at] ?? null,
        visitorDigest: columns.visitorDigest?.[at] ?? null,
        isHidden: hiddenIds.has(id),
      };
    }) ?? []
  );
};

const listedEventOf = (
  { event, weather, responses, isHidden = false }: EventRow,
  types: ReadonlyMap<number, ListedType>,
): ListedEvent => {
  const eventType = types.get(event.eventTypeId);
  if (!eventType) throw new Error(`There is no event type ${event.eventTypeId}`);
  const participants = responsesOf(responses);
  return { ...event, eventType, weather, participants, isHidden };
};

/** The events of these rows, in their order. @param types all that there are */
export const listedEventsOf = (
  rows: readonly EventRow[] | null,
  types: readonly ListedType[] | null,
): ListedEvent[] => {
  const byId = new Map(types?.map((type) => [type.id, type]));
  return rows?.map((row) => listedEventOf(row, byId)) ?? [];
};
