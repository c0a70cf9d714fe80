import { expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

it.each(['sendResponseDigest', 'sendQuorumNotice'] as const)(
  '%s reads no responses for an organiser who has no address',
  async (job) => {
    const event = await anEvent(server);
    await aResponse(server, event);
    await server.orm.em.fork().execute('update event set creator_email = null');
    server.statements.length = 0;
    await server.tasks[job]({ eventId: event.id });
    expect(server.statements.join()).not.toContain('participant');
  },
);
