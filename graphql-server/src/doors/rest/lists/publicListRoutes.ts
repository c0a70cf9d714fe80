import { PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { listAllEvents, listEvents } from '../../../use-cases/lists/listEvents.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { isGone, listChanges } from '../../../use-cases/lists/listChanges.ts';
import { listInput, type changeList, type eventList } from '../../../use-cases/lists/filters.ts';
import { listPolls } from '../../../use-cases/polls/listPolls.ts';
import { noEmails, presentEvent } from '../../presenters/presentEvent.ts';
import { presentGone } from '../../presenters/presentGone.ts';
import { presentPollSummary } from '../../presenters/presentPoll.ts';
import { documented } from '../documented.ts';
import { publicList } from './publicList.ts';
import type { RestOptions } from '../RestOptions.ts';
import { MOMENT, NARROWING, PAGING, WHEN, type FoundPage, type Query } from './listQuery.ts';

const PAGES =
  'With any parameter it comes in pages: where more follows, the header `Link` has the address of the next (`rel="next"`).';

const SYNC =
  'With `updatedSince`, at most thirty days ago, it lists what has changed, with its responses, in the order of ' +
  'the changes; an event that is no longer on the list is only marked as gone. Next time, send the value of the ' +
  'header `Updated-Until`. It reaches two minutes further back, so that nothing is missed, and some changes come ' +
  'twice. What changes only because time passes is not included.';

const SINCE = { type: 'string', description: `Only events that have changed then or later: ${MOMENT}` };

const EVENT_ORDER = {
  type: 'string',
  enum: ['DATE_ASC', 'DATE_DESC', 'NEWEST'],
  description: 'By start or, with NEWEST, by publication, latest first; by default by start, past events latest first',
};

const findChanges = async (context: Context, query: Query): Promise<FoundPage> => {
  const input = { when: 'ALL', ...listInput(query) } as z.input<typeof changeList>;
  const { items, next, until } = await listChanges(context, input);
  const shown = items.map((item) => (isGone(item) ? presentGone(item) : presentEvent(item, noEmails)));
  return { items: shown, next, headers: { 'updated-until': until } };
};

/** The public lists: whole, as the specification has them, or narrowed and in pages. */
export const publicListRoutes = (app: FastifyInstance, options: RestOptions): void => {
  // past and upcoming alike, so that time alone changes nothing
  publicList(app, options, {
    url: '/api/events',
    schema: documented({
      id: 'listEvents',
      summary: 'The public events; without parameters every one, by date ascending',
      description: `${PAGES} ${SYNC}`,
      query: { when: WHEN, ...NARROWING, orderBy: EVENT_ORDER, updatedSince: SINCE, ...PAGING },
      responses: { 200: 'changedEvents' },
    }),
    list: async (context) => (await listAllEvents(context)).map((event) => presentEvent(event, noEmails)),
    async find(context, query) {
      if (query.updatedSince !== undefined) return findChanges(context, query);
      const input = { when: 'ALL', ...listInput(query) } as z.input<typeof eventList>;
      const { events, hasMore, cursors, placeOf } = await listEvents(context, input, { withOwners: false });
      const last = hasMore ? events.at(-1) : undefined;
      return {
        items: events.map((event) => presentEvent(event, noEmails)),
        next: last ? cursors.encode(placeOf(last)) : null,
      };
    },
  });

  publicList(app, options, {
    url: '/api/polls',
    schema: documented({
      id: 'listPolls',
      summary: `The public polls that take votes, by their next dates; without parameters ${PAGE_SIZE_MAX} at most`,
      description: `Without voters: \`voterCount\` is their number, and a single poll includes them. ${PAGES}`,
      query: { ...NARROWING, ...PAGING },
      responses: { 200: 'polls' },
    }),
    async list(context) {
      const { polls } = await (await listPolls(context, { first: PAGE_SIZE_MAX })).read();
      return polls.map(({ poll }) => presentPollSummary(context, poll));
    },
    async find(context, query) {
      const { read, cursors } = await listPolls(context, listInput(query));
      const { polls, hasMore } = await read();
      const last = hasMore ? polls.at(-1) : undefined;
      return {
        items: polls.map(({ poll }) => presentPollSummary(context, poll)),
        next: last ? cursors.encode(last.cursor) : null,
      };
    },
  });
};
