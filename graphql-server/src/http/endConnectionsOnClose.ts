import type { FastifyInstance } from 'fastify';

/** While the server closes, its last responses end their connections: one that stays alive would hold the server. */
export const endConnectionsOnClose = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
};
