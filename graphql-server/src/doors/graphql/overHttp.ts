import type { ApolloServerPlugin, HTTPGraphQLHead } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { RateLimited } from '../../gateways/RateLimited.ts';
import { headersOfRefusal } from '../../http/limits/rateLimits.ts';
import { fewErrors, GRAPHQL_CODE, isAboutTheDocument } from './errors.ts';
import type { GraphQLContext } from './GraphQLContext.ts';
import { RESPONSE_TYPE } from './mediaTypes.ts';

/** A subscription, which there is none of. */
const NO_OPERATION = 'OPERATION_RESOLUTION_FAILURE';
const UNAVAILABLE = 503;

/** What clients are told that know no status but 200: a document that cannot be executed, unless it is an attack. */
const isMistake = (error: GraphQLFormattedError) => isAboutTheDocument(error) && error.extensions?.limit === undefined;

const isOfDatabase = ({ extensions }: GraphQLFormattedError) => extensions?.code === GRAPHQL_CODE.UNAVAILABLE;

/** As the routes of REST say it; of several errors the first one's pause. */
const sendUnavailable = (http: HTTPGraphQLHead, [first]: readonly GraphQLFormattedError[]): void => {
  http.status = UNAVAILABLE;
  const pause = first?.extensions?.retryAfter;
  if (typeof pause === 'number') http.headers.set('retry-after', String(pause));
};

/** What was done too often may be done later, which the headers say as they do at the other door. */
const sayWhen = (http: HTTPGraphQLHead, errors: readonly GraphQLError[]): void => {
  const refusals = errors.map(unwrapResolverError).filter((error) => error instanceof RateLimited);
  const last = refusals.sort((one, other) => (other.retryAfter ?? 0) - (one.retryAfter ?? 0))[0];
  if (!last) return;
  http.headers.set('retry-after', String(last.retryAfter));
  for (const [name, value] of Object.entries(headersOfRefusal(last))) http.headers.set(name, value);
};

/** Whether a client accepts plain JSON by name, and nothing newer. */
const isOldClient = (accept: string | undefined) =>
  accept !== undefined && accept.includes('application/json') && !accept.includes(RESPONSE_TYPE);

/** The status of a refusal for a client that sends this `Accept`. */
export const statusFor = (
  accept: string | undefined,
  status: number,
  errors: readonly GraphQLFormattedError[],
): number => (status === 400 && errors.every(isMistake) && isOldClient(accept) ? 200 : status);

/**
 * Keeps to what the specification of GraphQL over HTTP recommends where Apollo does not, and sends a few errors at
 * most.
 */
export const overHttp: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ request, response: { body, http }, errors: found = [], contextValue: { cacheability } }) => {
        if (body.kind !== 'single' || !body.singleResult.errors) return Promise.resolve();
        body.singleResult.errors = fewErrors(body.singleResult.errors);
        const { errors } = body.singleResult;
        // Apollo takes it for a result with a fault
        if (errors.some(({ extensions }) => extensions?.code === NO_OPERATION)) http.status = 400;
        sayWhen(http, found);
        if (errors.every(isOfDatabase) && !body.singleResult.data) sendUnavailable(http, errors);
        // the readers who wait for the cache may send different ones
        if (!cacheability && http.status !== undefined)
          http.status = statusFor(request.http?.headers.get('accept'), http.status, errors);
        return Promise.resolve();
      },
    }),
};
