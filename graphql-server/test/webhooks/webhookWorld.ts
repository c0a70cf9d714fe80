import { beforeEach } from '@jest/globals';
import { drainJobs } from '../support/drainJobs.ts';
import { startTestServer, type Caller, type TestServer } from '../support/testServer.ts';
import { useServerOf } from '../support/useServer.ts';
import { startReceiver, type Receiver } from './receiver.ts';

export type WebhookServer = TestServer & { receiver: Receiver; drain(): Promise<void> };

/** A job that takes the place of one that waited is due as well. */
const MAKE_DUE = `update graphile_worker._private_jobs set run_at = created_at
  where task_id = (select id from graphile_worker._private_tasks where identifier = 'deliverWebhook')`;

const deliverAll = async (server: TestServer): Promise<void> => {
  await server.orm.em.fork().execute(MAKE_DUE);
  await drainJobs(server, server.tasks);
};

/** A server whose webhooks may reach this machine, where a receiver is. Each test finds neither events nor webhooks. */
export const useWebhookServer = (env: Record<string, string> = {}): WebhookServer => {
  const server = useServerOf(async () => {
    const receiver = await startReceiver();
    const started = await startTestServer({ env: { WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8', ...env } });
    return {
      ...started,
      receiver,
      async drain() {
        await deliverAll(started);
        // by the queue's clock all of the test's times are past, so that its jobs come too early
        await started.tasks.deliverDueWebhooks({});
        await deliverAll(started);
      },
      async stop() {
        await started.stop();
        await receiver.stop();
      },
    };
  });
  beforeEach(async () => {
    server.receiver.reset();
    const jobs = 'delete from graphile_worker._private_jobs';
    await server.orm.em.fork().execute(`${jobs}; truncate event, poll, activity, webhook, limit_count cascade`);
  });
  return server;
};

export interface Made {
  id: number;
  secret: string;
}

/** A webhook of Ada's, or of the given person, for everything of their own. */
export const aWebhook = async (
  { rest, receiver }: WebhookServer,
  changes: { url?: string; types?: readonly string[]; scope?: 'OWN' | 'PUBLIC' } = {},
  caller: Caller = { as: 'ada' },
): Promise<Made> => {
  const draft = { url: receiver.url(), types: ['*'], scope: 'OWN', ...changes };
  const answer = await rest('POST', '/api/me/webhooks', draft, caller);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Made>();
};

export interface Delivery {
  id: number;
  messageId: string;
  type: string;
  state: string;
  attempts: number;
  status: number | null;
  problem: string | null;
  nextAttemptAt: string | null;
}

export const deliveriesOf = async ({ rest }: Pick<TestServer, 'rest'>, { id }: Pick<Made, 'id'>, as = 'ada') =>
  (await rest('GET', `/api/me/webhooks/${id}/deliveries`, undefined, { as })).json<Delivery[]>();
