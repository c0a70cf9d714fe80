import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether a query says who asks. A mutation always does. */
    auth?: boolean;
  }
}

export type GetIdToken = () => Promise<string | null>;

const ADDRESS = '/graphql';

/** The header that GET needs to get past the server's protection against requests from other sites. */
const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'apollo-require-preflight': 'true',
};

const isGraphQL = (answer: Response) =>
  answer.headers.get('content-type')?.includes('application/graphql-response+json') ?? false;

const isResult = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

const parse = (bodyText: string, report: { response: Response; bodyText: string }): unknown => {
  try {
    return JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error, report);
  }
};

/** The answer to an operation, which may name errors; throws what is no answer at all. */
const read = async (answer: Response): Promise<ApolloLink.Result> => {
  const bodyText = await answer.text();
  const report = { response: answer, bodyText };
  if (!answer.ok && !isGraphQL(answer)) throw new ServerError(`The server answered ${answer.status}`, report);
  const result = parse(bodyText, report);
  if (isResult(result)) return result;
  throw new ServerError('The server answered something else', report);
};

/** Queries go as GET: the browser asks with the ETag it has, and an unchanged list costs it a 304. */
const ask = (
  { query, operationName = '', variables, operationType }: ApolloLink.Operation,
  headers: Record<string, string>,
  signal: AbortSignal,
) => {
  const options = { headers, signal, credentials: 'same-origin' } as const;
  const text = print(query);
  if (operationType === OperationTypeNode.QUERY) {
    const search = new URLSearchParams({ query: text, operationName, variables: JSON.stringify(variables) });
    return fetch(`${ADDRESS}?${search.toString()}`, options);
  }
  return fetch(ADDRESS, {
    ...options,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, operationName, variables }),
  });
};

/**
 * Takes operations to the server and their answers back. What Apollo's own links do beyond that, streamed answers
 * among it, is a tenth of the code of a home page that has no use for it.
 */
export const graphqlLink = (getIdToken: GetIdToken): ApolloLink => {
  /** A public list never waits until it is known who is signed in. */
  const authorization = async (operation: ApolloLink.Operation): Promise<Record<string, string>> => {
    const { auth = operation.operationType === OperationTypeNode.MUTATION } = operation.getContext();
    const token = auth ? await getIdToken() : null;
    return token ? { authorization: `Bearer ${token}` } : {};
  };

  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const answer = async () => {
          const headers = { ...HEADERS, ...(await authorization(operation)) };
          return read(await ask(operation, headers, abort.signal));
        };
        answer().then(
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
