import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startNameServer } from '../../../../../graphql-server/test/webhooks/nameServer.ts';
import type { Fault } from '../../Fault.ts';
import { publishEvent } from '../../publishEvent.ts';
import { until } from '../../until.ts';
import { addWebhook } from './addWebhook.ts';

/** It passes for a public address, in a part of IPv6 that was never given to anybody: nobody is reached there. */
const PUBLIC = '2d00::1';
const INSIDE = '127.0.0.1';
/** The same in the clothes of IPv6. */
const MAPPED = '::ffff:7f00:1';
const ATTEMPTS = 2;

/** What a name leads to, by how often it was asked for. */
type Leads = (times: number) => { A?: string; AAAA?: string };

const NAMES: Record<string, Leads> = {
  // public when it is judged, inside when it is connected to
  'rebinding.example': (times) => (times === 1 ? { AAAA: PUBLIC } : { A: INSIDE }),
  'alternating.example': (times) => (times % 2 === 1 ? { A: INSIDE } : { AAAA: PUBLIC }),
  'both.example': () => ({ A: INSIDE, AAAA: PUBLIC }),
  'mapped.example': (times) => ({ AAAA: times === 1 ? PUBLIC : MAPPED }),
  'inside.example': () => ({ A: INSIDE }),
};

const OUTCOME = `select min(attempts) as attempts, count(delivered_at)::int as delivered,
    string_agg(distinct problem, ', ' order by problem) as problems from webhook_delivery`;

/** Counts who connects, and sends them away. */
const startService = async () => {
  const counted = { connections: 0 };
  const service = createServer((socket) => {
    counted.connections += 1;
    socket.destroy();
  }).listen(0, INSIDE);
  await once(service, 'listening');
  return { counted, service, port: (service.address() as AddressInfo).port };
};

export const webhooksRebound: Fault = {
  name: 'names of receivers lead elsewhere by the time they are connected to',
  goal: `nothing inside is connected to by any of ${Object.keys(NAMES).length} such names, each tried ${ATTEMPTS} times; nothing counts as delivered`,
  async play(scene) {
    const { counted, service, port } = await startService();
    scene.atEnd(() => service.close());
    const asked: Record<string, { A: number; AAAA: number }> = {};
    let inward = 0;
    const names = await startNameServer((type, _times, name) => {
      const times = (asked[name] ??= { A: 0, AAAA: 0 });
      times[type] += 1;
      const address = NAMES[name]?.(times[type])[type];
      if (address === INSIDE || address === MAPPED) inward += 1;
      return address === undefined ? [] : [address];
    });
    scene.atEnd(() => names.stop());
    const url = await scene.startPostgres();
    const client = await scene.connect(url);
    const preload = pathToFileURL(path.join(import.meta.dirname, 'ownNameServer.mjs')).href;
    const own = { NODE_OPTIONS: `--import=${preload}`, NAME_SERVER: names.address };
    const server = await scene.startServer({ DATABASE_URL: url, SEED_DEMO: 'false', ...own });
    for (const name of Object.keys(NAMES)) await addWebhook(client, `https://${name}:${port}/`, 'event.created');
    await publishEvent(server.address);
    const outcome = async () =>
      (await client.query<{ attempts: number; delivered: number; problems: string }>(OUTCOME)).rows[0];
    await until(async () => ((await outcome())?.attempts ?? 0) >= ATTEMPTS);
    const { delivered = -1, problems = '' } = (await outcome()) ?? {};
    const isAsked = Object.keys(NAMES).every((name) => (asked[name]?.A ?? 0) >= ATTEMPTS);
    return {
      isMet: isAsked && inward > 0 && counted.connections + delivered === 0,
      figures:
        `${Object.keys(NAMES).length} names tried ${ATTEMPTS} times or more, ${inward} answers of the name server ` +
        `led inside; ${counted.connections} connections inside, ${delivered} delivered; seen by their owners as ${problems}`,
    };
  },
};
