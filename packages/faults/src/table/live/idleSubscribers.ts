import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../../Fault.ts';
import { ms, quantile, seconds } from '../../figures.ts';
import { joinEvent } from '../../live/joinEvent.ts';
import { openStream } from '../../live/openStream.ts';
import { type ObservedServer, startObserved } from '../../observedServer.ts';
import { list } from '../../phases.ts';
import { Pace } from '../../Pace.ts';
import { publishEvent } from '../../publishEvent.ts';
import { until } from '../../until.ts';

const EVENTS = 10;
const AT_ONCE = 50;
const WATCHED_MS = 30_000;
/** Five thousand of them, beside all else, in half a gigabyte. */
const EACH_KB = 100;
const CPU_SHARE = 0.1;
const DELIVERED_MS = 5_000;
const AVAILABLE_MS = 250;
const QUERY = 'subscription ($urlHash: String!) { eventChanged(urlHash: $urlHash) { expected chance status } }';

/** What a server holds in the end, and which share of a core it took meanwhile. */
const watch = async (server: ObservedServer) => {
  const begun = await server.usage();
  await delay(WATCHED_MS);
  const ended = await server.usage();
  const most = { resident: Math.max(begun.resident, ended.resident), heap: Math.max(begun.heap, ended.heap) };
  return { ...most, share: (ended.cpuBefore - begun.cpuAfter) / WATCHED_MS };
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export const idleSubscribers: Fault = {
  name: 'idle subscribers on one server',
  goal: `each takes less than ${EACH_KB} kB of memory, all together less than ${CPU_SHARE * 100} % of a core; a change is told to a tenth of them within ${seconds(DELIVERED_MS)}, and the list is answered meanwhile (p95 below ${AVAILABLE_MS} ms)`,
  async play(scene, { subscribers }) {
    const server = await startObserved({ DATABASE_URL: await scene.startPostgres(), SEED_DEMO: 'false' });
    scene.atEnd(() => server.child.kill('SIGKILL'));
    const events: string[] = [];
    for (let event = 0; event < EVENTS; event++) events.push(await publishEvent(server.address));
    for (let warm = 0; warm < 200; warm++) await list(server.address);
    await joinEvent(events[0] ?? '');
    const before = await watch(server);

    // by the number of each event, how often its readers were told
    const told = events.map(() => 0);
    for (let opened = 0; opened < subscribers;) {
      const upTo = Math.min(subscribers, opened + AT_ONCE);
      for (; opened < upTo; opened++) {
        const nr = opened % EVENTS;
        const variables = { urlHash: events[nr]?.split('/').at(-1) };
        const onMessage = () => void (told[nr] = (told[nr] ?? 0) + 1);
        const { close } = openStream(server.address, { query: QUERY, variables, onMessage });
        scene.atEnd(close);
      }
      await until(() => told.reduce((sum, one) => sum + one, 0) >= upTo);
    }

    const watched = await watch(server);
    const share = watched.share - before.share;
    const [resident, heap] = (['resident', 'heap'] as const).map(
      (of) => (watched[of] - before[of]) / subscribers / 1_024,
    );

    const goal = (told[0] ?? 0) + Math.ceil(subscribers / EVENTS);
    const lists = new Pace(20, () => list(server.address));
    await joinEvent(events[0] ?? '');
    const took = await until(() => (told[0] ?? 0) >= goal);
    await lists.stop();
    const p95 = quantile(lists.times, 0.95);
    return {
      isMet:
        (resident ?? NaN) < EACH_KB &&
        share < CPU_SHARE &&
        took < DELIVERED_MS &&
        p95 < AVAILABLE_MS &&
        lists.failures === 0,
      figures:
        `${subscribers} subscribers: ${(resident ?? NaN).toFixed(0)} kB each (${(heap ?? NaN).toFixed(0)} kB of heap), ` +
        `${percent(share)} of a core beside the ${percent(before.share)} that the server takes alone; a change told to ${Math.ceil(subscribers / EVENTS)} of them after ` +
        `${seconds(took)}; list meanwhile ${ms(p95)} (p95 of ${lists.times.length})`,
    };
  },
};
