import type { FastifyInstance } from 'fastify';

/** While the server closes, what is still answered ends its connection: one that is kept alive would hold the server. */
export const letGoOnClose = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
};
