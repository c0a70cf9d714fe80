import { createECDH, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { startClockedProcess } from '../../../../graphql-server/test/series/clockedProcess.ts';
import type { Fault } from '../Fault.ts';
import { post, publishBy } from '../publishEvent.ts';

const EVENTS = 10;
const PEOPLE = ['vera', 'max'];
const NOW = '2026-03-20T12:00:00.000Z';

/** Nights of Berlin: an hour before its clocks change, and when it is eight there. */
const NIGHTS = [
  { decides: '2026-03-29T00:30:00.000Z', start: '2026-03-30T18:00:00.000Z', ends: '2026-03-29T06:00:00.000Z' },
  { decides: '2026-10-25T00:30:00.000Z', start: '2026-10-26T18:00:00.000Z', ends: '2026-10-25T07:00:00.000Z' },
] as const;

const publish = async (address: string, { decides, start }: (typeof NIGHTS)[number]) => {
  const changes = { date: start, decideAt: decides, timezone: 'Europe/Berlin', participantThreshold: 2 };
  const urlHash = await publishBy(address, 'Bearer uid:ada', changes);
  for (const name of PEOPLE) await post(`${address}/api/events/${urlHash}/join`, { name });
};

/** Each response has a device. */
const SUBSCRIBE = `insert into push_subscription (participant_id, endpoint, p256dh, auth, language, created_at)
  select id, 'https://fcm.googleapis.com/' || id, $1, $2, 'en', now() from participant where name = any($3)`;
const BE_QUIET = `insert into notification_preferences (participant_id, choices, created_at, updated_at)
  select id, '{"quietHours": {"from": "22:00", "to": "08:00", "timeZone": "Europe/Berlin"}}', now(), now()
  from participant where name = any($1)`;
const WAITING = `select to_char(run_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, count(*)::int as count
  from graphile_worker.jobs where task_identifier = 'sendPush' group by 1`;

const waiting = async (client: pg.Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ at: string; count: number }>(WAITING);
  return new Map(rows.map(({ at, count }) => [at, count]));
};

export const changingClocks: Fault = {
  name: 'the clocks change in quiet hours, while two servers notify devices of decisions',
  goal: 'in both nights each device is notified once, when it is eight by its clocks: an hour earlier, and an hour later',
  async play(scene) {
    const url = await scene.startPostgres();
    // which brings the database up to date
    await (await scene.startServer({ DATABASE_URL: url, SEED_DEMO: 'false' })).end('SIGTERM');
    const client = await scene.connect(url);
    const servers = await Promise.all([startClockedProcess(url, NOW), startClockedProcess(url, NOW)]);
    scene.atEnd(() => Promise.all(servers.map((server) => server.end())));
    const [one] = servers;
    for (const night of NIGHTS) for (let number = 0; number < EVENTS; number++) await publish(one.address, night);
    const keys = [createECDH('prime256v1').generateKeys('base64url'), randomBytes(16).toString('base64url')];
    await client.query(SUBSCRIBE, [...keys, PEOPLE]);
    await client.query(BE_QUIET, [PEOPLE]);
    for (const { decides } of NIGHTS)
      await Promise.all(servers.map((server) => server.run('decideDueEvents', decides)));
    const found = await waiting(client);
    const devices = EVENTS * PEOPLE.length;
    const inTime = NIGHTS.map(({ ends }) => found.get(ends) ?? 0);
    const others = [...found].filter(([at]) => !NIGHTS.some(({ ends }) => ends === at));
    return {
      isMet: inTime.every((count) => count === devices) && others.length === 0,
      figures:
        `${inTime.join(' and ')} of ${devices} notifications wait until eight of the two nights, ` +
        `${others.reduce((sum, [, count]) => sum + count, 0)} until another time`,
    };
  },
};
