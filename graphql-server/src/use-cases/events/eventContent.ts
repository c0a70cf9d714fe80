import { isDeepStrictEqual } from 'node:util';
import { fieldsWhere, type EventFieldName } from '@quorum/domain/event/content';
import { pick } from '@quorum/domain/pick';
import { DateTime } from 'luxon';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';

type Stored<Name extends EventFieldName> = Name extends 'eventTypeId' ? 'eventType' : Name;

/** The properties of an event that hold these fields. */
const stored = <Name extends EventFieldName>(names: readonly Name[]) =>
  names.map((name) => (name === 'eventTypeId' ? 'eventType' : name) as Stored<Name>);

const CONTENT = stored(fieldsWhere({}));

export const COPIED = stored(fieldsWhere({ isCopied: true }));

export const CARRIED = stored(fieldsWhere({ isCarried: true }));

/** The content of an event as it is stored: everything that its organiser writes. */
export type EventContent = Pick<EventEntity, Stored<EventFieldName>>;

export const contentOf = (event: EventEntity): EventContent => pick(event, CONTENT);

/** Lists are the same by what they hold. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && isDeepStrictEqual(one, other));

/** Whether a change would change anything of an event. */
export const differs = (event: EventEntity, change: Partial<EventContent>): boolean =>
  (Object.keys(change) as (keyof EventContent)[]).some((name) =>
    DateTime.isDateTime(change[name]) ? +change[name] !== Number(event[name]) : !isSame(change[name], event[name]),
  );
