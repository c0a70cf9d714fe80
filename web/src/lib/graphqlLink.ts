import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { operationIds } from '../generated/operationIds.generated.ts';
import { yieldToMain } from './yieldToMain.ts';
import { clearInitialData, initialDataFor } from './initialData.ts';
import { evictDeletedEvent, isCacheable, cacheResult, readCachedResult } from './queryResultCache.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether a query carries the ID token. A mutation always does. */
    auth?: boolean;
    /** Whether the variables of a query hold a secret: it goes by POST then, since addresses are logged. */
    isSecret?: boolean;
    /** With it the server runs a mutation once, however often it arrives. */
    idempotencyKey?: string;
  }
}

export type GetIdToken = () => Promise<string | null>;

const ENDPOINT = '/graphql';
const SERVER_FAULT = 500;

/** A server of the release before, which may still run beside a new one, takes no GET without the second. */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': 'true',
};

interface RequestOptions {
  signal: AbortSignal;
  credentials: 'same-origin';
  headers: Record<string, string>;
}

const isGraphQL = (response: Response) =>
  response.headers.get('content-type')?.includes('application/graphql-response+json') ?? false;

const isResult = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/** The message of a failed read, in the words of the specification (section 8). */
const failureOf = ({ status, statusText }: Response, bodyText: string) =>
  `${status}: ${status >= SERVER_FAULT ? statusText : bodyText}`;

const UNREADABLE = 'Invalid response format from server';

const parse = (bodyText: string, report: { response: Response; bodyText: string }): unknown => {
  try {
    return JSON.parse(bodyText);
  } catch (cause) {
    throw new ServerParseError(new Error(UNREADABLE, { cause }), report);
  }
};

/** The GraphQL result in a response, which may hold errors. @throws ServerError when there is none */
const readResult = async (response: Response): Promise<ApolloLink.Result> => {
  const bodyText = await response.text();
  const report = { response, bodyText };
  if (!response.ok && !isGraphQL(response)) throw new ServerError(failureOf(response, bodyText), report);
  const result = parse(bodyText, report);
  if (isResult(result)) return result;
  throw new ServerError(UNREADABLE, report);
};

type NamedOperation = Pick<ApolloLink.Operation, 'query' | 'operationName' | 'variables'>;

const urlWith = (search: Record<string, string>) => `${ENDPOINT}?${new URLSearchParams(search).toString()}`;

/** The id of the query instead of its text (Automatic Persisted Queries). */
const persistedQuery = (id: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } });

/** With the text of the query, for a server of another version that does not know its id. */
const fullQueryUrl = ({ query, operationName = '', variables }: NamedOperation): string =>
  urlWith({ query: print(query), operationName, variables: JSON.stringify(variables) });

/**
 * Queries go as GET: the browser revalidates with the ETag, and an unchanged list costs a 304. The server knows the
 * app's own queries by id, which saves each poll a kilobyte.
 */
export const queryUrl = (operation: NamedOperation): string => {
  const { operationName = '', variables } = operation;
  const id = operationIds[operationName];
  if (id === undefined) return fullQueryUrl(operation);
  return urlWith({ operationName, variables: JSON.stringify(variables), extensions: persistedQuery(id) });
};

const isUnknownId = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

const readQuery = async (operation: ApolloLink.Operation, response: Response, options: RequestOptions) => {
  const result = await readResult(response);
  return isUnknownId(result) ? readResult(await fetch(fullQueryUrl(operation), options)) : result;
};

const isAnonymous = ({ headers }: RequestOptions) => headers.authorization === undefined;

const sendQuery = async (operation: ApolloLink.Operation, options: RequestOptions): Promise<ApolloLink.Result> => {
  const initial = initialDataFor(operation.operationName ?? '', operation.variables);
  if (initial && isAnonymous(options)) {
    // the component that queries is still rendering
    await yieldToMain();
    return { data: initial };
  }
  const url = queryUrl(operation);
  if (!isCacheable(operation)) return readQuery(operation, await fetch(url, options), options);

  let response: Response;
  try {
    response = await fetch(url, options);
  } catch (error) {
    const cached = options.signal.aborted ? undefined : await readCachedResult(url);
    if (!cached) throw error;
    return readResult(cached);
  }
  const result = await readQuery(operation, response, options);
  if (isAnonymous(options)) cacheResult(operation, result, { url, etag: response.headers.get('etag') });
  return result;
};

const post = async (operation: ApolloLink.Operation, options: RequestOptions): Promise<ApolloLink.Result> => {
  const { operationName, variables } = operation;
  const { idempotencyKey } = operation.getContext();
  return readResult(
    await fetch(ENDPOINT, {
      ...options,
      method: 'POST',
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ query: print(operation.query), operationName, variables }),
    }),
  );
};

const sendMutation = async (operation: ApolloLink.Operation, options: RequestOptions): Promise<ApolloLink.Result> => {
  clearInitialData();
  const result = await post(operation, options);
  evictDeletedEvent(operation, result);
  return result;
};

/** Sends operations to the server. Apollo's own links do more, such as streamed results, and are larger. */
export const graphqlLink = (getIdToken: GetIdToken): ApolloLink => {
  const send = async (operation: ApolloLink.Operation, signal: AbortSignal) => {
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    // a public list does not wait for the session
    const token = isMutation || operation.getContext().auth ? await getIdToken() : null;
    const headers = token ? { ...HEADERS, authorization: `Bearer ${token}` } : HEADERS;
    const options: RequestOptions = { signal, credentials: 'same-origin', headers };
    if (isMutation) return sendMutation(operation, options);
    return operation.getContext().isSecret ? post(operation, options) : sendQuery(operation, options);
  };

  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        send(operation, abort.signal).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );
};
