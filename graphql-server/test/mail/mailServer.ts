import type { LightMyRequestResponse } from 'fastify';
import type { Composed } from '../../src/compose.ts';
import type { Tasks } from '../../src/jobs/createTasks.ts';
import { drainJobs } from '../support/drainJobs.ts';
import { startTestServer, type Caller, type TestServer } from '../support/testServer.ts';
import { startSmtpSink, type Received, type SmtpSink } from './smtpSink.ts';

export const PUBLIC_URL = 'https://quorum.example.org';

export interface MailServer extends TestServer {
  sink: SmtpSink;
  /** Does what is due, and gives what was received by it. */
  drain(): Promise<Received[]>;
  /** Rows of the outbox, the oldest first. */
  outbox(): Promise<Record<string, unknown>[]>;
}

/** A server that sends its mail through a real SMTP server in this process. */
export const startMailServer = async (
  more: Record<string, string> = {},
  parts: Parameters<typeof startTestServer>[0] = {},
): Promise<MailServer> => {
  const sink = await startSmtpSink();
  const env = { SMTP_URL: sink.url, MAIL_FROM: 'Quorum <hello@quorum.example.org>', PUBLIC_URL, ...more };
  const server = await startTestServer({ ...parts, env });
  /** As at once after each commit. */
  const dispatching =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      try {
        return await ask(...asked);
      } finally {
        await server.dispatch();
      }
    };
  const entries = Object.entries<(payload: never) => Promise<void>>(server.tasks);
  const tasks = Object.fromEntries(entries.map(([name, task]) => [name, dispatching(task)])) as Tasks;
  return {
    ...server,
    rest: dispatching(server.rest),
    graphql: dispatching(server.graphql),
    tasks,
    sink,
    async drain() {
      const before = sink.received.length;
      await server.dispatch();
      await drainJobs(server, tasks);
      return sink.received.slice(before);
    },
    async outbox() {
      await server.dispatch();
      return server.orm.em.fork().execute('select * from mail order by id');
    },
    async stop() {
      await server.stop();
      await sink.stop();
    },
  };
};

/** What is received while two servers tell what has happened and do what is due, at the same time. */
export const drainByTwo = async (
  server: MailServer,
  other: Pick<Composed, 'dispatch' | 'tasks'>,
): Promise<Received[]> => {
  const before = server.sink.received.length;
  await Promise.all([server.dispatch(), other.dispatch()]);
  await Promise.all([drainJobs(server, server.tasks), drainJobs(server, other.tasks)]);
  return server.sink.received.slice(before);
};

/** The private link in a confirmation: whose response it opens, and with what token. */
export const responseLinkIn = (text: string) => {
  const [, urlHash = '', participantId = '', responseToken = ''] =
    /\/events\/([\w-]{22})#response=(\d+)\.([\w-]{43})/.exec(text) ?? [];
  return { urlHash, participantId, responseToken };
};

/** The path behind the header by which a mail program unsubscribes. */
export const unsubscribePathOf = ({ mail }: Received): string =>
  /^<https:\/\/quorum\.example\.org(\/unsubscribe\/[\w-]{43})>$/.exec(
    mail.headers.get('list-unsubscribe') ?? '',
  )?.[1] ?? '';

/** Presses a button of the page behind that header. */
export const pressUnsubscribe = async (
  { app }: Pick<TestServer, 'app'>,
  received: Received | undefined,
  action: 'event' | 'everything' | 'resubscribe',
  { headers }: Pick<Caller, 'headers'> = {},
): Promise<LightMyRequestResponse> => {
  if (!received) throw new Error('There is no mail to unsubscribe by');
  const answer = await app.inject({
    method: 'POST',
    url: unsubscribePathOf(received),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `action=${action}`,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer;
};
