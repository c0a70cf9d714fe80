import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { HTTP_STATUS } from '../../../http/problems/httpStatus.ts';
import { problemAt, refusalOf, type Problem } from '../../../http/problems/Problem.ts';
import { problemOf } from '../../../http/problems/problems.ts';
import { INTERNAL, toDomainError } from '../../../http/problems/translateError.ts';
import { createEvents, type RowOutcome } from '../../../use-cases/batch/createEvents.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';
import { SCHEMAS } from '../schemas/schemas.ts';
import { unknownFields, type FieldsSchema } from '../unknownFields.ts';
import { unknownNames } from '../unknownNames.ts';

/** A hundred events with long notes. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** What became of a row: of one that was refused with what RFC 9457 says of it. */
interface RowView extends Partial<Problem> {
  index: number;
  status: number;
  id?: number;
  urlHash?: string;
  /** In seconds. */
  retryAfter?: number;
}

const problemFor = (error: unknown, log: FastifyBaseLogger): Problem & Pick<RowView, 'retryAfter'> => {
  const refusal = toDomainError(error);
  if (refusal) {
    const { code, retryAfter } = refusal;
    const problem = problemAt(HTTP_STATUS[code], refusalOf(refusal), code);
    return retryAfter === undefined ? problem : { ...problem, retryAfter };
  }
  log.error({ err: error }, 'A row of a batch failed');
  return problemAt(500, problemOf(INTERNAL));
};

const presentRow = (outcome: RowOutcome, index: number, log: FastifyBaseLogger): RowView => {
  if ('refusal' in outcome) return { index, ...problemFor(outcome.refusal, log) };
  const { isNew, event } = outcome;
  return { index, status: isNew ? 201 : 200, ...(event && { id: event.id, urlHash: event.urlHash }) };
};

/** Not refused for good. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

const { items: ROW } = SCHEMAS.eventBatch.properties.events as { items: FieldsSchema };

/** An unknown field is refused with its row. Without an external id there is nothing to change, and no revision of it. */
const requireKnown = (row: unknown): void => {
  const isNew = typeof row === 'object' && row !== null && (row as { externalId?: unknown }).externalId == null;
  const unknown = unknownFields(isNew ? SCHEMAS.eventDraft : ROW, row);
  if (unknown.length > 0) throw unknownNames('field', unknown);
};

/** Many events at once. */
export const batchRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post(
    '/api/events/batch',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { judgesRowsOf: 'events', resumes: true },
      schema: documented({
        id: 'createEvents',
        summary: 'Publish or change up to 100 events',
        description:
          'Rows are handled one after the other, each on its own: a refused row does not stop the others. A row ' +
          'with an externalId works like PUT /api/events/by-external-id/{externalId}, with revision and tellNotes; ' +
          'a row without one works like POST /api/events, which takes neither. The response has the result of each ' +
          'row, in their order: 201, 200, or the problem. With dryRun everything is checked, including limits, and ' +
          'nothing is written.',
        body: 'eventBatch',
        responses: { 200: 'eventBatchResult' },
        refuses: [403, 413, 415],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      const outcomes = await createEvents(context, request.body, requireKnown);
      const rows = outcomes.map((outcome, at) => presentRow(outcome, at, request.log));
      // what may be done later is asked again under the same key: each row that was done has one of its own
      if (rows.some(({ status }) => isPassing(status))) {
        await request.keyed?.giveUp();
        request.keyed = null;
      }
      return rows;
    },
  );
};
