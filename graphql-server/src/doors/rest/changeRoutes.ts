import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CHANGE_TYPES, readMergePatches } from '../../http/bodies.ts';
import { endSeries } from '../../use-cases/events/endSeries.ts';
import { EDIT_SCOPES, type EditScope } from '../../use-cases/events/series.ts';
import { updateEvent } from '../../use-cases/events/updateEvent.ts';
import { updatePoll } from '../../use-cases/polls/updatePoll.ts';

import { showEvent } from '../presenters/showEvent.ts';
import { presentPoll } from '../presenters/presentPoll.ts';
import { documented } from './documented.ts';
import { IF_MATCH, ifMatch } from './ifMatch.ts';
import type { RestOptions } from './RestOptions.ts';

interface OfOne {
  Params: { urlHash: string };
}

interface OfChange extends OfOne {
  Querystring: { scope?: string };
}

const EDIT_SCOPE = {
  scope: {
    type: 'string',
    enum: EDIT_SCOPES,
    description:
      'How far the change reaches in a series. Left out, only this occurrence changes; dates that are created later follow the first event',
  },
};

/** @throws DomainError `BAD_USER_INPUT` */
const scopeOf = ({ query }: FastifyRequest<OfChange>): EditScope | null => {
  const { scope = null } = query;
  const known = EDIT_SCOPES.find((one) => one === scope);
  if (scope !== null && !known) throw new DomainError('BAD_USER_INPUT', 'series.scope', { fields: ['scope'] });
  return known ?? null;
};

const ofEvent = { urlHash: 'Public identifier of the event' };
const ofPoll = { urlHash: 'Public identifier of the poll' };

const IN_PART =
  'What is left out stays as it is; null restores the default of a new one (RFC 7396). Fields that can only be ' +
  'read are ignored.';

/** How an event or a poll is changed, in part. */
export const changeRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  const change = async (request: FastifyRequest<OfChange>) => {
    const context = await openContext(request);
    const scope = scopeOf(request);
    const event = await updateEvent(context, request.params.urlHash, request.body, scope, ifMatch(request));
    return showEvent(context, event);
  };
  const ofChange = {
    summary: 'Change an event',
    description: `For its organisers. ${IN_PART}`,
    params: ofEvent,
    body: 'eventChange',
    headers: IF_MATCH,
    query: EDIT_SCOPE,
    responses: { 200: 'event' },
    refuses: [403, 404, 409, 412, 415],
    signedIn: true,
  } as const;

  // the call of spec section 7
  app.put<OfChange>('/api/events/:urlHash', { schema: documented({ id: 'updateEvent', ...ofChange }) }, change);

  app.post<OfOne>(
    '/api/events/:urlHash/end-series',
    {
      schema: documented({
        id: 'endSeries',
        summary: 'End the series of an event',
        description: 'Planned dates stay, and no more are added. For the organisers.',
        params: ofEvent,
        responses: { 200: 'event' },
        refuses: [403, 404, 409],
        signedIn: true,
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return showEvent(context, await endSeries(context, request.params.urlHash));
    },
  );

  void app.register((scope, _options, done) => {
    readMergePatches(scope);

    scope.patch<OfChange>(
      '/api/events/:urlHash',
      { schema: documented({ id: 'patchEvent', ...ofChange, bodyTypes: CHANGE_TYPES }) },
      change,
    );

    scope.patch<OfOne>(
      '/api/polls/:urlHash',
      {
        schema: documented({
          id: 'updatePoll',
          summary: 'Change a poll',
          description: `For its creator only, until it has its event. ${IN_PART}`,
          params: ofPoll,
          body: 'pollChange',
          bodyTypes: CHANGE_TYPES,
          headers: IF_MATCH,
          responses: { 200: 'poll' },
          refuses: [403, 404, 409, 412, 415],
          signedIn: true,
        }),
      },
      async (request) => {
        const context = await openContext(request);
        const { params, body } = request;
        return presentPoll(context, await updatePoll(context, params.urlHash, body, ifMatch(request)));
      },
    );
    done();
  });
};
