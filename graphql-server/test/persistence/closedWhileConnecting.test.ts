import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createOrm } from '../../src/persistence/orm.ts';
import { welcome } from '../support/pooler/messages.ts';

it('an ORM is closed while a connection is still being made for a statement, which fails', async () => {
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const orm = createOrm({ url: `postgres://a:b@127.0.0.1:${port}/c` });
  const arrived = once(database, 'connection') as Promise<[Socket]>;
  const failure = orm.em
    .getConnection()
    .execute('select 1')
    .catch((error: unknown) => error);
  const [socket] = await arrived;
  await once(socket, 'data');
  const closed = orm.close();
  socket.write(welcome(1));
  await closed;
  expect(await failure).toBeInstanceOf(Error);
  socket.destroy();
  database.close();
});
