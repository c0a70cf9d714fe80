import { expect, it } from '@jest/globals';
import pg from 'pg';
import { anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ lockPatience: 1_000 });

it('a confirmation and joins of the same event do not wait for each other', async () => {
  const { urlHash } = await anEvent(server);
  await server.dispatch();
  await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera', email: 'vera@example.com' });
  const joining = new pg.Client(String(server.orm.config.get('clientUrl')));
  await joining.connect();
  await joining.query('begin');
  await joining.query('select from event where url_hash = $1 for no key update', [urlHash]);
  await server.dispatch();
  const { rows } = await joining.query<{ kind: string }>('select kind from mail');
  expect(rows).toEqual([{ kind: 'confirmation' }]);
  await joining.end();
});
