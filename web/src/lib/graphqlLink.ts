import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { operationIds } from '../generated/operationIds.generated.ts';
import { breathe } from './breathe.ts';
import { dropFirstAnswers, firstAnswerTo } from './firstAnswers.ts';
import { forgetDeleted, isKept, keepAnswer, recallAnswer } from './keptAnswers.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether a query says who asks. A mutation always does. */
    auth?: boolean;
    /** With it a mutation is made once, however often it is sent. */
    idempotencyKey?: string;
  }
}

export type GetIdToken = () => Promise<string | null>;

const ADDRESS = '/graphql';
const SERVER_FAULT = 500;

/** The header that GET needs to get past the server's protection against requests from other sites. */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': 'true',
};

interface Outgoing {
  signal: AbortSignal;
  credentials: 'same-origin';
  headers: Record<string, string>;
}

const isGraphQL = (answer: Response) =>
  answer.headers.get('content-type')?.includes('application/graphql-response+json') ?? false;

const isResult = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

/** What went wrong with a read, as the specification words it (section 8). */
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

/** The answer to an operation, which may name errors; throws what is no answer at all. */
const read = async (answer: Response): Promise<ApolloLink.Result> => {
  const bodyText = await answer.text();
  const report = { response: answer, bodyText };
  if (!answer.ok && !isGraphQL(answer)) throw new ServerError(failureOf(answer, bodyText), report);
  const result = parse(bodyText, report);
  if (isResult(result)) return result;
  throw new ServerError(UNREADABLE, report);
};

type Named = Pick<ApolloLink.Operation, 'query' | 'operationName' | 'variables'>;

const addressWith = (search: Record<string, string>) => `${ADDRESS}?${new URLSearchParams(search).toString()}`;

/** The name of the query, instead of its text (Automatic Persisted Queries). */
const nameOf = (id: string) => ({ extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } }) });

/**
 * Queries go as GET: the browser asks with the ETag it has, and an unchanged list costs it a 304. The app's own are known
 * to the server by name, which spares every poll a kilobyte.
 */
export const addressOf = ({ query, operationName = '', variables }: Named): string => {
  const id = operationIds[operationName];
  const said = { operationName, variables: JSON.stringify(variables) };
  return addressWith(id === undefined ? { query: print(query), ...said } : { ...said, ...nameOf(id) });
};

/** The same with its text, for a server that is of another version and does not know the name. */
const wholeAddressOf = ({ query, operationName = '', variables }: Named): string =>
  addressWith({ query: print(query), operationName, variables: JSON.stringify(variables) });

const isUnknown = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;

const readKnown = async (operation: ApolloLink.Operation, answer: Response, request: Outgoing) => {
  const result = await read(answer);
  return isUnknown(result) ? read(await fetch(wholeAddressOf(operation), request)) : result;
};

const ask = async (operation: ApolloLink.Operation, request: Outgoing): Promise<ApolloLink.Result> => {
  const first = firstAnswerTo(operation.operationName ?? '', operation.variables);
  if (first && isSignedByNobody(request)) {
    // whoever asks is in the middle of something: what to do with the answer waits for its turn
    await breathe();
    return { data: first };
  }
  const address = addressOf(operation);
  if (!isKept(operation)) return readKnown(operation, await fetch(address, request), request);

  let answer: Response;
  try {
    answer = await fetch(address, request);
  } catch (error) {
    const kept = request.signal.aborted ? undefined : await recallAnswer(address);
    if (!kept) throw error;
    return read(kept);
  }
  const result = await readKnown(operation, answer, request);
  if (isSignedByNobody(request)) keepAnswer(operation, result, { address, version: answer.headers.get('etag') });
  return result;
};

const isSignedByNobody = ({ headers }: Outgoing) => headers.authorization === undefined;

const change = async (operation: ApolloLink.Operation, request: Outgoing): Promise<ApolloLink.Result> => {
  const { operationName, variables } = operation;
  const { idempotencyKey } = operation.getContext();
  dropFirstAnswers();
  const result = await read(
    await fetch(ADDRESS, {
      ...request,
      method: 'POST',
      headers: {
        ...request.headers,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ query: print(operation.query), operationName, variables }),
    }),
  );
  forgetDeleted(operation, result);
  return result;
};

/**
 * Takes operations to the server and their answers back. What Apollo's own links do beyond that, streamed answers
 * among it, a home page that has no use for it need not load.
 */
export const graphqlLink = (getIdToken: GetIdToken): ApolloLink => {
  const send = async (operation: ApolloLink.Operation, signal: AbortSignal) => {
    const isChange = operation.operationType === OperationTypeNode.MUTATION;
    // a public list never waits until it is known who is signed in
    const token = isChange || operation.getContext().auth ? await getIdToken() : null;
    const headers = token ? { ...HEADERS, authorization: `Bearer ${token}` } : HEADERS;
    const request: Outgoing = { signal, credentials: 'same-origin', headers };
    return isChange ? change(operation, request) : ask(operation, request);
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
