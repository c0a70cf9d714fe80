import type { FastifyInstance } from 'fastify';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import { REMEMBERED } from '../../cache/lastAnswers.ts';
import type { Context } from '../../use-cases/Context.ts';
import { deletePoll } from '../../use-cases/deletion/deletePoll.ts';
import { closePoll, reopenPoll } from '../../use-cases/polls/closePoll.ts';
import { createPoll } from '../../use-cases/polls/createPoll.ts';
import { requirePoll } from '../../use-cases/polls/getPoll.ts';
import { schedulePoll } from '../../use-cases/polls/schedulePoll.ts';

import { pollKey, shareListed } from '../../http/sharedCache.ts';
import { showEvent } from '../presenters/showEvent.ts';
import { presentPoll } from '../presenters/presentPoll.ts';
import { withIdempotency } from '../../use-cases/withIdempotency.ts';
import { documented } from './documented.ts';
import { KEEPS_ANSWER } from './keys/keepAnswers.ts';
import { IF_MATCH, ifMatch } from './ifMatch.ts';
import type { RestOptions } from './RestOptions.ts';
import { sendCreated } from './sendCreated.ts';

const params = { urlHash: 'Public identifier of the poll' };

interface OfPoll {
  Params: { urlHash: string };
}

/** What changes a poll as it is, without more to say. */
const STEPS: {
  id: string;
  path: string;
  summary: string;
  run: (context: Context, urlHash: string) => Promise<ShownPoll>;
}[] = [
  { id: 'closePoll', path: 'close', summary: 'Close a poll: it takes no more votes', run: closePoll },
  { id: 'reopenPoll', path: 'reopen', summary: 'Reopen a poll: it takes votes again', run: reopenPoll },
];

/** Polls for the date of an event. */
export const pollRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get<OfPoll>(
    '/api/polls/:urlHash',
    {
      schema: documented({
        id: 'getPoll',
        summary: 'One poll, even if private',
        description:
          'Anybody who has the hash may read it and its votes; names are left out if the guest list is hidden.',
        params,
        responses: { 200: 'poll' },
        refuses: [404],
      }),
      config: REMEMBERED,
    },
    async (request, reply) => {
      const context = await openContext(request);
      const view = await presentPoll(context, await requirePoll(context, request.params.urlHash));
      shareListed(reply, context.actor, { ...view, key: pollKey(view.urlHash) });
      return view;
    },
  );

  app.post(
    '/api/polls',
    {
      config: KEEPS_ANSWER,
      schema: documented({
        id: 'createPoll',
        summary: 'Open a poll for the date of an event',
        description: 'The signed-in person is its creator. It takes votes until `closesAt`, or until it has its event.',
        body: 'pollDraft',
        responses: { 201: 'poll' },
        refuses: [403, 415, 422],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const call = { name: 'POST /api/polls', input: request.body };
      const created = await withIdempotency(context, call, async (transaction) =>
        presentPoll(context, await createPoll(transaction, request.body)),
      );
      return sendCreated(reply, `/api/polls/${created.urlHash}`, created);
    },
  );

  app.delete<OfPoll>(
    '/api/polls/:urlHash',
    {
      schema: documented({
        id: 'deletePoll',
        summary: 'Delete a poll with its votes',
        description: 'For its creator only. An event that it became stays.',
        params,
        headers: IF_MATCH,
        responses: { 200: 'done' },
        refuses: [403, 404, 412],
        signedIn: true,
      }),
    },
    async (request) => {
      await deletePoll(await openContext(request), request.params.urlHash, ifMatch(request));
      return { message: 'Poll deleted successfully' };
    },
  );

  for (const { id, path, summary, run } of STEPS) {
    app.post<OfPoll>(
      `/api/polls/:urlHash/${path}`,
      {
        schema: documented({
          id,
          summary,
          description: 'For its creator only, until it has its event.',
          params,
          responses: { 200: 'poll' },
          refuses: [403, 404, 409],
          signedIn: true,
        }),
      },
      async (request) => {
        const context = await openContext(request);
        return presentPoll(context, await run(context, request.params.urlHash));
      },
    );
  }

  app.post<OfPoll>(
    '/api/polls/:urlHash/schedule',
    {
      schema: documented({
        id: 'schedulePoll',
        summary: 'Turn a date of a poll into its event',
        description:
          'For its creator only, also for a closed poll. Everybody who voted on the date then has a response.',
        params,
        body: 'pickedOption',
        responses: { 201: 'event' },
        refuses: [403, 404, 409, 415],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const event = await schedulePoll(context, request.params.urlHash, request.body);
      return sendCreated(reply, `/api/events/${event.urlHash}`, await showEvent(context, event));
    },
  );
};
