import type { ApolloServerPlugin } from '@apollo/server';
import { DomainError, ERROR_CODES } from '@quorum/domain/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { FormattedExecutionResult, GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { print } from 'graphql';
import { KeyedRequest } from '../../use-cases/KeyedRequest.ts';
import type { GraphQLContext } from './GraphQLContext.ts';

type Resolve = GraphQLFieldResolver<unknown, GraphQLContext>;

/** All that makes it this request. */
const inputOf = ({ operation, fragments, variableValues }: GraphQLResolveInfo) => ({
  document: [operation, ...Object.values(fragments)].map((part) => print(part)),
  variables: variableValues,
});

/** The request as a whole, once it is known that nobody has had its answer; the first of its changes finds that out. */
const begin = async (context: GraphQLContext, info: GraphQLResolveInfo): Promise<KeyedRequest | null> => {
  if (!context.isKeyed) return null;
  if (context.keyed) return context.keyed;
  const opened = await context.open();
  const { idempotencyKey } = opened.actor;
  if (idempotencyKey === null) return null;
  const keyed = new KeyedRequest(opened, idempotencyKey, 'GraphQL', inputOf(info));
  context.keyed = keyed;
  context.kept = await keyed.find();
  opened.keyed = keyed;
  return keyed;
};

/** Ends the execution: what was answered before is the answer. */
const isKept = () => new DomainError('UNAVAILABLE', 'server.busy');

const once =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info): Promise<unknown> => {
    const keyed = await begin(context, info);
    if (context.kept != null) throw isKept();
    try {
      return await resolve(source, args, context, info);
    } catch (error) {
      // another may have done it meanwhile, so that it can be done no more
      if (keyed && !keyed.isClaimed && error instanceof DomainError) context.kept = await keyed.find();
      throw error;
    }
  };

/** Has each change find out whether it was done for an `Idempotency-Key` already. */
export const askForAnswers = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    if (field.resolve) field.resolve = once(field.resolve as Resolve);
  return schema;
};

const REFUSALS: ReadonlySet<unknown> = new Set(ERROR_CODES.filter((code) => code !== 'UNAVAILABLE'));

const hasChanged = ({ data }: FormattedExecutionResult): boolean =>
  Object.values(data ?? {}).some((result) => result !== null);

/** Refused for good, as it is now; not that it cannot be done for the moment. */
const isRefused = ({ errors = [] }: FormattedExecutionResult): boolean =>
  errors.every(({ extensions }) => REFUSALS.has(extensions?.code));

const keep = async (keyed: KeyedRequest, result: FormattedExecutionResult, isSeveral: boolean): Promise<void> => {
  // of several changes the others are done
  if (!result.errors || hasChanged(result) || (isSeveral && isRefused(result)))
    await keyed.keep(JSON.stringify(result));
  else if (isRefused(result)) await keyed.giveUp();
};

/** Keeps what a change that came with an `Idempotency-Key` was answered, or answers that again. */
export const keepAnswers = (log: FastifyBaseLogger): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ response: { body }, contextValue: { keyed, kept, isSeveral = false } }) {
        if (body.kind !== 'single' || !keyed) return;
        // at once, so that all that looks at the response sees this one
        if (kept != null) body.singleResult = JSON.parse(kept) as FormattedExecutionResult;
        // it is answered all the same
        else
          await keep(keyed, body.singleResult, isSeveral).catch((error: unknown) => {
            log.warn({ err: error }, 'An answer was not kept');
          });
      },
    }),
});
