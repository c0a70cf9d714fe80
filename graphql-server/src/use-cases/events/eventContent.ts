import { fieldsWhere, type EventFieldName } from '@quorum/domain/event/content';
import { pick } from '@quorum/domain/pick';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { changedFields } from '../changedFields.ts';

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

/** Whether a change would change anything of an event. */
export const differs = (event: EventEntity, change: Partial<EventContent>): boolean =>
  changedFields(event, change).length > 0;
