import { createClient, type ExecutionResult } from 'graphql-sse';

type Answer = ExecutionResult;

export interface Reader {
  /** What comes next; null at the end. */
  next(): Promise<Answer | null>;
  stop(): Promise<void>;
}

/** Somebody who subscribes at a server, by the client of graphql-sse; it does not try again. */
export const subscribe = (
  origin: string,
  query: string,
  { variables = {}, headers = {} }: { variables?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Reader => {
  const client = createClient({ url: `${origin}/graphql/stream`, headers, retryAttempts: 0 });
  const answers = client.iterate({ query, variables });
  return {
    async next() {
      const { done, value } = await answers.next();
      return done ? null : (value as Answer);
    },
    async stop() {
      await answers.return?.(undefined);
      client.dispose();
    },
  };
};
