import { DomainError } from '@quorum/domain/errors';
import { because } from '@quorum/domain/refusals/Reason';
import { parse } from '@quorum/domain/parse';
import { z } from 'zod';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { createEvent } from '../events/createEvent.ts';
import { updateEvent } from '../events/updateEvent.ts';
import type { Context } from '../Context.ts';
import type { Revisions } from '../expectedRevision.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { hashOfExternal } from './externalEvents.ts';

/** Somebody else may make or delete the event meanwhile, and again; not as often as this. */
const ATTEMPTS = 3;

export interface Upserted {
  event: ShownEvent;
  isNew: boolean;
}

const someFields = z.record(z.string(), z.unknown(), because('event.unreadable'));

/** Without an external id, which may be said twice, but not differently. */
const withoutId = (input: unknown, externalId: string): Record<string, unknown> => {
  const { externalId: said, ...fields } = parse(someFields, input);
  if (said == null || said === externalId) return fields;
  throw new DomainError('BAD_USER_INPUT', 'externalId.differs', { fields: ['externalId'] });
};

/** Whether another request has made or deleted the event since it was looked for. */
const isOvertaken = (error: unknown, isFound: boolean): boolean =>
  error instanceof DomainError &&
  (isFound ? error.code === 'NOT_FOUND' : error.code === 'CONFLICT' && error.fields.includes('externalId'));

/**
 * Changes the signed-in person's own event of that external id, or makes it. What says nothing new changes nothing. Of two that make it at once the database lets
 * one through, and the other becomes a change.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`, `PRECONDITION_FAILED`
 */
export async function upsertEvent(
  context: Context,
  externalId: string,
  input: unknown,
  expected: Revisions = null,
): Promise<Upserted> {
  const fields = withoutId(input, externalId);
  for (let attempt = 1; ; attempt++) {
    const urlHash = await hashOfExternal(context, externalId);
    try {
      if (urlHash !== null)
        return { event: await updateEvent(context, urlHash, fields, null, expected, true), isNew: false };
      if (expected !== null || fields.revision != null)
        throw new DomainError('PRECONDITION_FAILED', 'event.changedMeanwhile');
      const draft = { ...fields, externalId };
      const event = await inTransaction(context, NO_TURN, (transaction) => createEvent(transaction, draft));
      return { event, isNew: true };
    } catch (error) {
      if (attempt === ATTEMPTS || !isOvertaken(error, urlHash !== null)) throw error;
    }
  }
}
