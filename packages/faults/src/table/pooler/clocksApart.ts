import { startClockedProcess } from '../../../../../graphql-server/test/series/clockedProcess.ts';
import type { Fault } from '../../Fault.ts';
import { publishBy } from '../../publishEvent.ts';
import { until } from '../../until.ts';

const ROUNDS = 30;
const NOW = '2026-05-01T12:00:00.000Z';
const AHEAD = '2026-05-01T12:00:02.000Z';
const DECIDES = '2026-05-05T08:00:00.000Z';
const BEHIND = '2026-05-05T07:59:58.000Z';

const send = async (method: string, url: string, body: object, headers: Record<string, string>) => {
  const json = { 'content-type': 'application/json', ...headers };
  const answer = await fetch(url, { method, headers: json, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
};

const changes = { date: '2026-05-06T08:00:00.000Z', decideAt: DECIDES, timezone: 'UTC', participantThreshold: 2 };

const STATE = `select (select count(*) from event where status <> 'GATHERING')::int as decided,
  (select count(*) from activity where type = 'event.decided')::int as decisions`;

export const clocksApart: Fault = {
  name: 'the clocks of two servers differ by two seconds',
  goal: `${ROUNDS} of ${ROUNDS} joins under one key at both are one response, seen by both; each event is decided once, and not early`,
  async play(scene) {
    const url = await scene.startPostgres();
    await (await scene.startServer({ DATABASE_URL: url, SEED_DEMO: 'false' })).end('SIGTERM');
    const client = await scene.connect(url);
    const servers = await Promise.all([startClockedProcess(url, NOW), startClockedProcess(url, AHEAD)]);
    scene.atEnd(() => Promise.all(servers.map((server) => server.end())));
    const [one, two] = servers;
    let same = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const [here, there] = round % 2 === 0 ? [one.address, two.address] : [two.address, one.address];
      const urlHash = await publishBy(here, 'Bearer uid:ada', changes);
      const key = { 'idempotency-key': `clocks-apart-${round}` };
      const join = (address: string) =>
        send('POST', `${address}/api/events/${urlHash}/join`, { name: `Visitor ${round}` }, key);
      const [first, second] = [await join(there), await join(here)];
      const isSeen = async (address: string) =>
        (await (await fetch(`${address}/api/events`)).text()).includes(`Visitor ${round}`);
      await until(async () => (await isSeen(here)) && (await isSeen(there)));
      if (first.status === 201 && first.text === second.text) same++;
    }
    const state = async () => (await client.query<{ decided: number; decisions: number }>(STATE)).rows[0];
    await one.run('decideDueEvents', BEHIND);
    const early = await state();
    await Promise.all([one.run('decideDueEvents', BEHIND), two.run('decideDueEvents', DECIDES)]);
    await Promise.all([one.run('decideDueEvents', DECIDES), two.run('decideDueEvents', DECIDES)]);
    const late = await state();
    return {
      isMet: same === ROUNDS && early?.decided === 0 && late?.decisions === ROUNDS && late.decided === ROUNDS,
      figures: `${same} of ${ROUNDS} joins the same at both; ${early?.decided} decided early, ${late?.decisions} decisions on ${late?.decided} events in time`,
    };
  },
};
