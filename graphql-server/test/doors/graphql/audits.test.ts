import { beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
let url: string;
beforeAll(async () => {
  url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});

describe('the specification of GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url, fetchFn: fetch });

  it('has 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s: %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result).toMatchObject({ status: 'ok' });
  });
});
