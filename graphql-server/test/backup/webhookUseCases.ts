import { WEBHOOK } from '../support/doors/webhookDoors.ts';
import type { TestServer } from '../support/testServer.ts';

/** Ada is near the events that she may make in a day, and others are not. */
const KIM = { as: 'kim' };

const aWebhook = async ({ rest }: TestServer): Promise<string> => {
  const { id } = (await rest('POST', '/api/me/webhooks', WEBHOOK, KIM)).json<{ id: number }>();
  return `id: ${id}`;
};

const act = (server: TestServer, mutation: string) => server.graphql(`mutation { ${mutation} }`, {}, KIM);
const turn = (server: TestServer, webhook: string, isActive: boolean) =>
  act(server, `updateWebhook(${webhook}, input: { isActive: ${isActive} }) { id }`);

/** What one does with webhooks. */
export const WEBHOOK_MUTATIONS = {
  createWebhook: (server: TestServer) =>
    act(server, `createWebhook(input: { url: "${WEBHOOK.url}", types: ["*"], scope: PUBLIC }) { secret }`),
  updateWebhook: async (server: TestServer) => turn(server, await aWebhook(server), false),
  renewWebhookSecret: async (server: TestServer) =>
    act(server, `renewWebhookSecret(${await aWebhook(server)}) { secret }`),
  deleteWebhook: async (server: TestServer) => act(server, `deleteWebhook(${await aWebhook(server)})`),
  testWebhook: async (server: TestServer) => act(server, `testWebhook(${await aWebhook(server)}) { id }`),
  redeliverWebhook: async (server: TestServer) => {
    const webhook = await aWebhook(server);
    const { data } = await act(server, `testWebhook(${webhook}) { id }`);
    // what waits is sent anyway
    await turn(server, webhook, false);
    await turn(server, webhook, true);
    const { id } = data?.testWebhook as { id: string };
    return act(server, `redeliverWebhook(${webhook}, deliveryId: ${id}) { id }`);
  },
};
