import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ExecutionResult } from 'graphql-sse';
import { authorization, type Caller } from '../support/testServer.ts';

interface Told {
  statusCode: number;
  /** Up to the end of the first message. */
  body: string;
}

/** Sends a request to the stream, reads until something is told or all is over, and leaves. */
export const askStream = async (app: FastifyInstance, request: InjectOptions): Promise<Told> => {
  const answer = await app.inject({ url: '/graphql/stream', ...request, payloadAsStream: true });
  let body = '';
  for await (const text of answer.stream().setEncoding('utf8') as AsyncIterable<string>) {
    body += text;
    if (body.includes('event: next') && body.endsWith('\n\n')) break;
  }
  answer.raw.res.destroy();
  return { statusCode: answer.statusCode, body };
};

/** Subscribes as somebody, hears the first message, and leaves. */
export const subscribeOnce = (
  app: FastifyInstance,
  query: string,
  caller: Caller = {},
  variables: object = {},
): Promise<Told> =>
  askStream(app, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      ...authorization(caller),
      ...caller.headers,
    },
    payload: { query, variables },
  });

/** What was told first, or why nothing was. */
export const firstOf = ({ body }: Told): ExecutionResult => {
  const [, told] = /^event: next\ndata: (.*)$/m.exec(body) ?? [];
  return JSON.parse(told ?? body) as ExecutionResult;
};
