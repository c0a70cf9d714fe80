import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { Context } from '../../use-cases/Context.ts';
import { listsHoldUntil } from '../../use-cases/events/listsHoldUntil.ts';
import type { Asked } from '../http/kept-answers/keepableKey.ts';
import type { Answer } from '../http/kept-answers/KeptAnswers.ts';
import type { ForAll, GraphQLContext } from './GraphQLContext.ts';
import { AS_JSON } from './mediaTypes.ts';

/** Needed for no more than an address without its host. */
const SOMEWHERE = 'http://localhost';

const headersFor = (accept: string) =>
  new HeaderMap([
    ['accept', accept],
    ['apollo-require-preflight', 'true'],
  ]);

/** Nobody in particular, who is seen to change nothing and to keep nothing. */
const contextOf = (nobody: Context): GraphQLContext => ({
  open: () => Promise.resolve(nobody),
  origin: SOMEWHERE,
  keepVisitorToken: () => undefined,
  noteWrite: () => undefined,
});

const execute = async (apollo: ApolloServer<GraphQLContext>, { url, accept }: Asked, context: GraphQLContext) => {
  const { search } = new URL(url, SOMEWHERE);
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'GET', headers: headersFor(accept), search, body: undefined },
    context: () => Promise.resolve(context),
  });
  if (body.kind !== 'complete') throw new Error('An answer in parts was not asked for');
  return { status, contentType: headers.get('content-type') ?? AS_JSON, body: body.string };
};

/** The body of what a GET to `/graphql` is answered that nobody in particular sends. */
export const readAsNobody = async (
  apollo: ApolloServer<GraphQLContext>,
  asked: Asked,
  nobody: Context,
): Promise<string> => (await execute(apollo, asked, contextOf(nobody))).body;

/** The same to be kept for everybody; what is not for everybody is not executed. */
export const readForAll = async (
  apollo: ApolloServer<GraphQLContext>,
  asked: Asked,
  nobody: Context,
): Promise<Answer> => {
  const forAll: ForAll = { isPublic: false, isWhole: false };
  const { status, contentType, body } = await execute(apollo, asked, { ...contextOf(nobody), forAll });
  // such as a media type that there is not: what is kept is sent with 200
  const isPublic = forAll.isPublic && status === 200;
  return { ...forAll, isPublic, contentType, body: Buffer.from(body), holdsUntil: listsHoldUntil(nobody) };
};
