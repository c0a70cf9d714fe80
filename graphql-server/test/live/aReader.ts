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

/** The next message that differs from the one before: a notice of what is known already may come late. */
export const nextAfter = async (reader: Reader, before: Answer | null): Promise<Answer | null> => {
  for (;;) {
    const told = await reader.next();
    if (told === null || JSON.stringify(told) !== JSON.stringify(before)) return told;
  }
};
