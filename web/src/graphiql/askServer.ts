import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { getOperationAST, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-sse';

const STREAM = '/graphql/stream';

type Options = Parameters<Fetcher>[1];

const isSubscription = (options: Options, name: string | null | undefined): boolean =>
  !!options?.documentAST && getOperationAST(options.documentAST, name)?.operation === OperationTypeNode.SUBSCRIPTION;

/** Sends queries and mutations to `/graphql`, and follows subscriptions at the address that streams them. */
export const askServer = (send: typeof fetch): Fetcher => {
  const ask = createGraphiQLFetcher({ url: '/graphql', fetch: send });
  return (params, options) => {
    if (!isSubscription(options, params.operationName)) return ask(params, options);
    const headers: Record<string, string> = { ...options?.headers };
    const client = createClient({ url: STREAM, fetchFn: send, headers });
    const { query, operationName } = params;
    return client.iterate({
      query,
      variables: params.variables as Record<string, unknown>,
      ...(operationName && { operationName }),
    });
  };
};
