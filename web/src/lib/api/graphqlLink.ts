import { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getMainDefinition, isMutationOperation } from '@apollo/client/utilities';
import { catchError, from, type Observable, switchMap, tap, throwError } from 'rxjs';
import { operationIds } from '../../generated/operationIds.generated.ts';
import { yieldToMain } from '../yieldToMain.ts';
import { clearInitialData, initialDataFor } from './initialData.ts';
import { isAway } from './isAway.ts';
import { noteAge } from './outage.ts';
import type * as Patience from './patience.ts';
import { evictDeleted, isCacheable, cacheResult, readCachedResult } from './queryResultCache.ts';
import { newIdempotencyKey } from './useIdempotencyKey.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether a query carries the ID token. A mutation always does. */
    auth?: boolean;
    /** Whether the variables of a query hold a secret: it goes by POST then, since addresses are logged. */
    isSecret?: boolean;
    /** With it the server runs a mutation once, however often it arrives, also when somebody presses again. By default each request has its own. */
    idempotencyKey?: string;
  }
}

export type GetIdToken = () => Promise<string | null>;

const SERVER_FAULT = 500;
const UNREADABLE = 'Invalid response format from server';

const isMutation = ({ query }: Pick<ApolloLink.Operation, 'query'>) => isMutationOperation(query);

/** Says who asks, and the key of a change: a form's, or one of this request alone. A public list does not wait for the session. */
const identify = (getIdToken: GetIdToken) =>
  new SetContextLink(async ({ auth, idempotencyKey }, operation) => {
    const isChange = isMutation(operation);
    const token = isChange || auth ? await getIdToken() : null;
    return {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isChange && { 'idempotency-key': idempotencyKey ?? newIdempotencyKey() }),
      },
    };
  });

const isAnonymous = (operation: ApolloLink.Operation) => {
  const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
  return headers.authorization === undefined;
};

/** Its ETag; says how old it is, too. */
const etagOf = (operation: ApolloLink.Operation) => {
  const { response } = operation.getContext() as { response?: Response };
  if (response) noteAge(response);
  return response?.headers.get('etag') ?? null;
};

/** Caches results, and returns them where the server cannot be reached. */
const cached = (operation: ApolloLink.Operation, results: Observable<ApolloLink.Result>) =>
  results.pipe(
    tap((result) => {
      if (isAnonymous(operation)) cacheResult(operation, result, etagOf(operation));
    }),
    catchError(async (error: unknown) => {
      const isAnswer = ServerError.is(error) || ServerParseError.is(error);
      const known = isAnswer ? undefined : await readCachedResult(operation);
      if (!known) throw error;
      return known;
    }),
  );

/** Answers with what the server ran for the page, or what was read before. */
const fromMemory = new ApolloLink((operation, forward) => {
  if (isMutation(operation)) {
    clearInitialData();
    return forward(operation).pipe(tap((result) => evictDeleted(operation, result)));
  }
  const initial = isAnonymous(operation) && initialDataFor(operation.operationName ?? '', operation.variables);
  // the component that queries is still rendering
  if (initial) return from(yieldToMain().then(() => ({ data: initial })));
  return isCacheable(operation) ? cached(operation, forward(operation)) : forward(operation);
});

/** Failures in the words of the specification (section 8). */
const inOurWords = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: unknown) => {
      if (ServerParseError.is(error)) error.message = UNREADABLE;
      if (ServerError.is(error)) {
        const { response, statusCode, bodyText } = error;
        error.message = response.ok
          ? UNREADABLE
          : `${statusCode}: ${statusCode >= SERVER_FAULT ? response.statusText : bodyText}`;
      }
      return throwError(() => error);
    }),
  ),
);

/** Loaded when a change has to wait for the first time; from then on it knows the order of all. */
let patience: Promise<typeof Patience> | undefined;
let changes = 0;

/** A change waits for a server that cannot take it for now; its key makes it count once. */
const patiently = new ApolloLink((operation, forward) => {
  const send = () => forward(operation);
  if (!isMutation(operation)) return send();
  const turn = ++changes;
  if (patience) return from(patience).pipe(switchMap(({ sendInTurn }) => sendInTurn(send, turn)));
  return send().pipe(
    catchError((error: unknown) => {
      if (!isAway(error)) return throwError(() => error);
      patience ??= import('./patience.ts');
      // its code may be out of reach, too: the next change tries again
      patience.catch(() => (patience = undefined));
      return from(patience).pipe(switchMap(({ sendAgain }) => sendAgain(send, turn)));
    }),
  );
});

/** Queries go as GET: the browser revalidates with the ETag, whatever shared caches may do, and an unchanged list costs a 304. */
const get = new BaseHttpLink({ useGETForQueries: true, fetchOptions: { cache: 'no-cache' } });

/** The server knows the app's own queries by id, which saves each poll a kilobyte. */
const byId = new PersistedQueryLink({
  generateHash: (document) => operationIds[getMainDefinition(document).name?.value ?? ''] ?? '',
});

/** Sends operations to the server. */
export const graphqlLink = (getIdToken: GetIdToken): ApolloLink =>
  ApolloLink.from([
    identify(getIdToken),
    fromMemory,
    inOurWords,
    patiently,
    ApolloLink.split(
      (operation) => isMutation(operation) || operation.getContext().isSecret === true,
      new BaseHttpLink(),
      ApolloLink.split(({ operationName = '' }) => operationName in operationIds, byId.concat(get), get),
    ),
  ]);
