import { parse } from '@quorum/domain/parse';
import type { z } from 'zod';
import { cursorsOf, type Cursors } from '../../persistence/repositories/eventCursor.ts';
import type { ListedPoll } from '../../persistence/repositories/polls/PollLists.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../Context.ts';
import { chosenOf, pollList } from '../lists/filters.ts';
import { requireSignedIn } from '../permit.ts';

export interface PollPage {
  isFirstPage: boolean;
  totalCount: number;
  cursors: Cursors;
  /** What is on the page is read where it is asked for. */
  read(): Promise<{ polls: ListedPoll[]; hasMore: boolean }>;
}

/**
 * A page of the public polls that take votes, by their next dates.
 * @throws DomainError `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function listPolls(
  { pollLists, clock, limiter }: Context,
  input: z.input<typeof pollList>,
): Promise<PollPage> {
  const { first, after: cursor, ...filters } = parse(pollList, input);
  if (filters.search !== null) limiter.takeSearch();
  const cursors = cursorsOf('polls', chosenOf(filters));
  const after = cursor ? cursors.decode(cursor) : null;
  const now = clock.now();
  // always, since it also says when the list changes by the clock
  const totalCount = await pollLists.countOpen({ now, ...filters });
  return {
    isFirstPage: after === null,
    totalCount,
    cursors,
    async read() {
      const page = await pollLists.page({ now, ...filters, first, after });
      return { polls: page.slice(0, first), hasMore: page.length > first };
    },
  };
}

/**
 * The polls that the signed-in person opened, private ones too, newest first.
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export async function listOwnPolls({ actor, polls, limiter }: Context): Promise<ShownPoll[]> {
  requireSignedIn(actor);
  await limiter.consume([{ limit: 'readOwnEvents', key: actor.uid }]);
  return polls.listOfCreator(actor.uid);
}
