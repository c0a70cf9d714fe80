import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../../Fault.ts';
import { seconds } from '../../figures.ts';
import { AS_WITHOUT, compare, list, phase } from '../../phases.ts';
import { publishEvent, send, signIn } from '../../publishEvent.ts';
import { until } from '../../until.ts';
import { addWebhook } from './addWebhook.ts';

const HANGING = 20;
const EVENTS = 10;
const RECEIVERS = '127.0.0.1';
const INSIDE = '127.0.0.2';

const TURN_OFF = `update webhook set disabled_at = now(), disabled_because = 'OWNER'`;

interface Taken {
  path: string;
  /** By which a receiver knows a delivery again. */
  id: string;
}

/** Answers at /hang never, at /lie without end, at /away that it is at `inside`, and elsewhere as a receiver should. */
const startReceiver = async (host: string, inside = '') => {
  const taken: Taken[] = [];
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => {
      const path = request.url ?? '';
      taken.push({ path, id: String(request.headers['webhook-id']) });
      if (path.startsWith('/hang')) return;
      if (path === '/lie') return void response.writeHead(200).end(Buffer.alloc(1_000_000));
      if (path === '/away') return void response.writeHead(302, { location: inside }).end();
      response.writeHead(204).end();
    });
  }).listen(0, host);
  await once(receiver, 'listening');
  return {
    taken,
    url: (path: string) => `http://${host}:${(receiver.address() as AddressInfo).port}${path}`,
    async stop() {
      receiver.closeAllConnections();
      receiver.close();
      await once(receiver, 'close');
    },
  };
};

/** Something to tell that makes no list longer: what is measured before is measured beside it. */
const move = (event: string, authorization: string) =>
  send('PATCH', event, { location: 'Shelly Beach, Sydney' }, { authorization });

export const webhooksHanging: Fault = {
  name: 'receivers of webhooks hang, answer without end, and lead inward',
  goal: `${AS_WITHOUT}; a good receiver has everything within 10 s, once; nothing inside is reached`,
  async play(scene) {
    const inside = await startReceiver(INSIDE);
    const outside = await startReceiver(RECEIVERS, inside.url('/'));
    scene.atEnd(() => inside.stop());
    scene.atEnd(() => outside.stop());
    const url = await scene.startPostgres();
    const client = await scene.connect(url);
    const env = { DATABASE_URL: url, SEED_DEMO: 'false', WEBHOOK_ALLOW_NETWORKS: `${RECEIVERS}/32` };
    const server = await scene.startServer(env);
    const events: string[] = [];
    for (let event = 0; event < EVENTS; event++) events.push(await publishEvent(server.address));
    const authorization = await signIn(server.address);
    await Promise.all(Array.from({ length: 200 }, () => list(server.address)));
    const before = await phase(server.address, 'before');
    const port = new URL(inside.url('/')).port;
    const inward = [inside.url('/'), `http://2130706434:${port}/`, `http://[::ffff:127.0.0.2]:${port}/`];
    const hanging = Array.from({ length: HANGING }, (_one, nr) => outside.url(`/hang/${nr}`));
    const addresses = [...hanging, outside.url('/lie'), outside.url('/away'), ...inward, outside.url('/good')];
    for (const address of addresses) await addWebhook(client, address, 'event.updated');
    for (const event of events) await move(event, authorization);
    const good = () => outside.taken.filter(({ path }) => path === '/good').map(({ id }) => id);
    const told = await until(() => good().length >= EVENTS);
    const during = await phase(server.address, 'during');
    const doubled = good().length - new Set(good()).size;
    await client.query(TURN_OFF);
    const { isAsWithout, figures } = compare(before, during, await phase(server.address, 'after'));
    return {
      isMet: isAsWithout && told < 10_000 && doubled + inside.taken.length === 0,
      figures:
        `${figures}; beside ${HANGING} receivers that hang a good one had all ${EVENTS} after ` +
        `${seconds(told)}, ${doubled} of them twice; ${inside.taken.length} requests inside`,
    };
  },
};
