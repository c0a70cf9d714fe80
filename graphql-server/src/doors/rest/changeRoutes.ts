import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CHANGE_TYPES, readMergePatches } from '../../http/bodies.ts';
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

const ofEvent = { urlHash: 'Public identifier of the event' };
const ofPoll = { urlHash: 'Public identifier of the poll' };

const IN_PART =
  'What is left out stays as it is; null takes a field back to the default of a new one (RFC 7396). The other fields of ' +
  'what was read are ignored.';

/** How an event or a poll is changed, in part. */
export const changeRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  const change = async (request: FastifyRequest<OfOne>) => {
    const context = await openContext(request);
    const event = await updateEvent(context, request.params.urlHash, request.body, null, ifMatch(request));
    return showEvent(context, event);
  };
  const ofChange = {
    summary: 'Change an event',
    description: `For its creator alone. ${IN_PART}`,
    params: ofEvent,
    body: 'eventChange',
    headers: IF_MATCH,
    responses: { 200: 'event' },
    refuses: [403, 404, 409, 412, 415],
    signedIn: true,
  } as const;

  // the call of spec section 7
  app.put<OfOne>('/api/events/:urlHash', { schema: documented({ id: 'updateEvent', ...ofChange }) }, change);

  void app.register((scope, _options, done) => {
    readMergePatches(scope);

    scope.patch<OfOne>(
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
          description: `For its creator alone, until it has its event. ${IN_PART}`,
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
