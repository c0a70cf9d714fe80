import { expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

it.each(['sendResponseDigest', 'sendQuorumNotice'] as const)(
  '%s reads no responses for an organiser whom nothing reaches',
  async (job) => {
    const event = await anEvent(server);
    await aResponse(server, event);
    const statementsWith = async (address: string | null) => {
      await server.orm.em.fork().execute('update event set creator_email = ?', [address]);
      server.statements.length = 0;
      await server.tasks[job]({ eventId: event.id });
      return server.statements.join();
    };
    // as the ORM names the table whose rows it reads
    expect(await statementsWith(null)).not.toContain('"participant"');
    expect(await statementsWith('ada@example.com')).toContain('"participant"');
  },
);
