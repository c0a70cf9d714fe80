import { afterEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { runJobs, type RunningJobs } from '../../src/jobs/runJobs.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, readEvent, revisionOf } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { SEND_DIGESTS } from '../support/drainJobs.ts';
import { eventually } from '../support/eventually.ts';

let running: RunningJobs[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
});
const server = useFreshMailServer();

const DECIDES = '2026-05-05T08:00:00.000Z';
const SERVERS = 8;
const PEOPLE = ['vera', 'max', 'nora'];

/** An event that three people have learned of, each by mail. */
const aGame = async (participantThreshold: number) => {
  const event = await anEvent(server, { participantThreshold, decideAt: DECIDES });
  for (const name of PEOPLE) await aResponse(server, event, { name, email: `${name}@example.com` });
  return event;
};

const execute = <Row>(sql: string, values: unknown[] = []) => server.orm.em.fork().execute<Row[]>(sql, values);

/** To whom a decision of that event was told, by what is in the outbox. */
const toldOf = async ({ id }: EventView) => {
  const sql = `select recipient from mail where event_id = ? and (dedupe_key like '% decided %' or dedupe_key like '% clockDecided %')`;
  return (await execute<{ recipient: string }>(sql, [id])).map(({ recipient }) => recipient).sort();
};
const EVERYBODY = [...PEOPLE, 'ada'].map((name) => `${name}@example.com`).sort();

const startEight = async () => {
  const replicas = await Promise.all(Array.from({ length: SERVERS - 1 }, () => server.startReplica()));
  return [server, ...replicas];
};

/** Resolves once nothing of that name is queued or under way. */
const untilDone = (job: string) =>
  eventually(async () => {
    await execute(SEND_DIGESTS);
    const left = await execute('select 1 from graphile_worker.jobs where task_identifier = ?', [job]);
    if (left.length > 0) throw new Error(`${left.length} jobs are left`);
  });

describe('eight servers', () => {
  it('that all have the same job to do decide each event once, and tell everybody once', async () => {
    const events = [await aGame(2), await aGame(3), await aGame(9)];
    await server.drain();
    const before = await Promise.all(events.map((event) => revisionOf(server, event)));
    const servers = await startEight();
    server.clock.set(DECIDES);
    // more jobs than servers: all of them are at it at once, and again when it is done
    await execute(`select graphile_worker.add_job('decideDueEvents', '{}') from generate_series(1, ${3 * SERVERS})`);
    const url = String(server.orm.config.get('clientUrl'));
    running = servers.map(({ tasks }) => runJobs({ url, tasks, log: server.app.log }));
    await untilDone('decideDueEvents');
    // who is told is found out after the decision
    await eventually(async () => {
      for (const event of events) expect(await toldOf(event)).toHaveLength(EVERYBODY.length);
    });
    await untilDone('sendMail');

    const statuses = await Promise.all(events.map(async (event) => (await readEvent(server, event)).status));
    expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'CALLED_OFF']);
    for (const [index, event] of events.entries()) {
      expect(await revisionOf(server, event)).toBe((before[index] ?? NaN) + 1);
      expect(await toldOf(event)).toEqual(EVERYBODY);
    }
    const subjects = server.sink.received
      .filter(({ to }) => to.includes('vera@example.com'))
      .map(({ mail }) => mail.headers.get('subject') ?? '');
    expect(subjects.filter((subject) => subject.startsWith('It’s on'))).toHaveLength(2);
    expect(subjects.filter((subject) => subject.startsWith('Called off'))).toHaveLength(1);
  });

  it('and an organiser who decides alike at that moment change it once', async () => {
    const event = await aGame(2);
    await server.drain();
    const before = await revisionOf(server, event);
    const servers = await startEight();
    server.clock.set(DECIDES);
    const [decided] = await Promise.all([
      restDoor(server).decideEvent(event, { decision: 'CONFIRM' }, { as: 'ada' }),
      ...servers.map(({ tasks }) => tasks.decideDueEvents({})),
    ]);
    expect(decided.code).toBe('OK');
    expect((await readEvent(server, event)).status).toBe('CONFIRMED');
    expect(await revisionOf(server, event)).toBe(before + 1);
    const participants = (await toldOf(event)).filter((recipient) => recipient !== 'ada@example.com');
    expect(participants).toEqual(EVERYBODY.filter((recipient) => recipient !== 'ada@example.com'));
  });
});
