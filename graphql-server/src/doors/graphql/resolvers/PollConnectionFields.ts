import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../use-cases/Context.ts';
import type { PollPage } from '../../../use-cases/polls/listPolls.ts';
import { PageInfoObject } from '../types/EventConnectionObject.ts';
import { PollConnectionObject, PollEdgeObject, PollObject } from '../types/PollObject.ts';
import { connectionOf } from './connectionOf.ts';
import { pollNode } from './PollFields.ts';

const readPage = async (context: Context, page: PollPage) => {
  const { polls, hasMore } = await page.read();
  return connectionOf(
    { ...page, hasMore, items: polls },
    ({ cursor }) => cursor,
    ({ poll }) => pollNode(context, poll),
  );
};

/** A page of polls that is read once something of it is selected, and not for their number. */
export interface PollConnection extends PollConnectionObject {
  read: () => ReturnType<typeof readPage>;
}

export const pollConnectionOf = (context: Context, page: PollPage): PollConnection => {
  let reading: ReturnType<typeof readPage> | undefined;
  return { totalCount: page.totalCount, read: () => (reading ??= readPage(context, page)) };
};

@Resolver(() => PollConnectionObject)
export class PollConnectionFields {
  @FieldResolver(() => [PollEdgeObject], { description: 'The polls with their cursors.' })
  async edges(@Root() { read }: PollConnection): Promise<PollEdgeObject[]> {
    return (await read()).edges;
  }

  @FieldResolver(() => [PollObject], { description: 'The polls, without cursors.' })
  async nodes(@Root() { read }: PollConnection): Promise<PollObject[]> {
    return (await read()).nodes;
  }

  @FieldResolver(() => PageInfoObject, { description: 'The position of the page in the list.' })
  async pageInfo(@Root() { read }: PollConnection): Promise<PageInfoObject> {
    return (await read()).pageInfo;
  }
}
