import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DueEvents } from '../DueEvents.ts';
import type { Fault } from '../Fault.ts';
import { seconds } from '../figures.ts';
import { AS_WITHOUT, compare, list, phase } from '../phases.ts';
import { until } from '../until.ts';

const EVENTS = 20;

/** Each response has a device at the push service on that port. */
const SUBSCRIBE = `insert into push_subscription (participant_id, endpoint, p256dh, auth, language, created_at)
  select id, $1 || id, $2, $3, 'en', now() from participant where name in ('vera', 'max', 'nora')`;

const startPushService = async () => {
  const [held, taken] = [new Set<ServerResponse>(), [] as string[]];
  let hangs = false;
  const service = createServer((request, response) => {
    request.resume();
    if (hangs) return void held.add(response);
    taken.push(request.url ?? '');
    return response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  return {
    host: `127.0.0.1:${(service.address() as AddressInfo).port}`,
    taken,
    hang: () => void (hangs = true),
    recover() {
      hangs = false;
      for (const response of held) response.destroy();
    },
    async stop() {
      service.closeAllConnections();
      service.close();
      await once(service, 'close');
    },
  };
};

export const pushHanging: Fault = {
  name: 'a push service hangs for 30 s while devices are notified of decisions',
  goal: `${AS_WITHOUT}; once it is back, each device is notified once`,
  async play(scene) {
    const service = await startPushService();
    scene.atEnd(() => service.stop());
    const url = await scene.startPostgres();
    const client = await scene.connect(url);
    const server = await scene.startServer({ DATABASE_URL: url, SEED_DEMO: 'false', PUSH_HOSTS: service.host });
    const events = await DueEvents.publish(server.address, client, EVENTS);
    const keys = [createECDH('prime256v1').generateKeys('base64url'), randomBytes(16).toString('base64url')];
    await client.query(SUBSCRIBE, [`http://${service.host}/`, ...keys]);
    await Promise.all(Array.from({ length: 200 }, () => list(server.address)));
    const before = await phase(server.address, 'before');
    service.hang();
    await events.becomeDue();
    await events.runDecisionJob();
    const during = await phase(server.address, 'during');
    const early = service.taken.length;
    service.recover();
    const told = await until(() => new Set(service.taken).size === events.people);
    const doubled = service.taken.length - new Set(service.taken).size;
    const { isAsWithout, figures } = compare(before, during, await phase(server.address, 'after'));
    return {
      isMet: isAsWithout && early + doubled === 0,
      figures:
        `${figures}; ${service.taken.length} notifications to ${events.people} devices, ${doubled} of ` +
        `them twice, the last ${seconds(told)} after it was back`,
    };
  },
};
