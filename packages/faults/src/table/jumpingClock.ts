import { startClockedProcess } from '../../../../graphql-server/test/series/clockedProcess.ts';
import type { Fault } from '../Fault.ts';
import { post, publishBy } from '../publishEvent.ts';

const EVENTS = 20;
const NOW = '2026-05-01T12:00:00.000Z';
const DECIDES = '2026-05-05T08:00:00.000Z';
const START = '2026-05-06T08:00:00.000Z';
const BEFORE = '2026-05-05T07:59:59.000Z';
const BEHIND = '2026-05-04T08:00:00.000Z';
const BEGUN = '2026-05-06T09:00:00.000Z';

const publish = async (address: string) => {
  const changes = { date: START, decideAt: DECIDES, timezone: 'UTC', participantThreshold: 2 };
  const urlHash = await publishBy(address, 'Bearer uid:ada', changes);
  for (const name of ['vera', 'max'])
    await post(`${address}/api/events/${urlHash}/join`, {
      name,
      email: `${name}.${urlHash}@example.com`.toLowerCase(),
    });
};

const STATE = `select (select count(*) from event where status = 'CONFIRMED')::int as confirmed,
  (select sum(revision) from event)::int as revisions,
  (select count(*) from mail where dedupe_key like '% decided %')::int as announced`;

interface State {
  confirmed: number;
  revisions: number;
  announced: number;
}

export const jumpingClock: Fault = {
  name: 'the clocks of two servers jump ahead and back while events are due',
  goal: `nothing is decided before its time or once it has begun; ${EVENTS} events are decided once, and not again`,
  async play(scene) {
    const url = await scene.startPostgres();
    // which brings the database up to date
    await (await scene.startServer({ DATABASE_URL: url, SEED_DEMO: 'false' })).end('SIGTERM');
    const client = await scene.connect(url);
    const servers = await Promise.all([startClockedProcess(url, NOW), startClockedProcess(url, NOW)]);
    scene.atEnd(() => Promise.all(servers.map((server) => server.end())));
    const [one, two] = servers;
    for (let number = 0; number < EVENTS; number++) await publish(one.address);
    const state = async () =>
      (await client.query<State>(STATE)).rows[0] ?? { confirmed: NaN, revisions: NaN, announced: NaN };
    const runJobAt = (...times: [string, string]) =>
      Promise.all([one.run('decideDueEvents', times[0]), two.run('decideDueEvents', times[1])]);

    const before = await state();
    // one is ahead of the start, the other behind; then both are right, a second early
    await runJobAt(BEGUN, BEHIND);
    await runJobAt(BEFORE, BEFORE);
    const early = await state();
    await runJobAt(DECIDES, DECIDES);
    const decided = await state();
    await runJobAt(BEHIND, BEGUN);
    await runJobAt(DECIDES, BEFORE);
    await runJobAt(BEGUN, DECIDES);
    const after = await state();
    const changes = decided.revisions - before.revisions;
    const again = after.revisions - decided.revisions;
    return {
      isMet:
        early.confirmed === 0 &&
        decided.confirmed === EVENTS &&
        changes === EVENTS &&
        again === 0 &&
        after.announced === 2 * EVENTS,
      figures:
        `${early.confirmed} decided before their time, ${changes} of ${EVENTS} at it, ${again} again after; ` +
        `${after.announced} announcements to ${2 * EVENTS} people`,
    };
  },
};
