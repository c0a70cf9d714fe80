import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent, revisionOf } from '../support/builders.ts';
import { openOther } from '../support/otherConnection.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const JOINS = 50;
const join = async ({ urlHash }: EventView, body: object, caller?: Caller) =>
  (await server.rest('POST', `/api/events/${urlHash}/join`, { likelihood: 1, ...body }, caller)).statusCode;

const joinAll = (event: EventView, bodyOf: (number: number) => object) =>
  Promise.all(Array.from({ length: JOINS }, (_, number) => join(event, bodyOf(number))));

const jobsOf = async (name: string, { id }: EventView): Promise<number> => {
  await server.dispatch();
  const jobs: unknown[] = await server.orm.em
    .fork()
    .execute('select 1 from graphile_worker._private_jobs where key = ?', [`${name} ${id}`]);
  return jobs.length;
};

const allCreated = Array<number>(JOINS).fill(201);

describe.each([
  ['without addresses', () => ({})],
  ['with addresses', (number: number) => ({ email: `joiner-${number}@example.com` })],
])('50 joins of one event at the same moment, %s', (_name, contact) => {
  it('all take place, once each', async () => {
    const event = await anEvent(server, { participantThreshold: 10 });
    expect(await joinAll(event, (number) => ({ name: `Joiner ${number}`, ...contact(number) }))).toEqual(allCreated);
    const names = (await readEvent(server, event)).participants.map(({ name }) => name);
    expect(names.sort()).toEqual(Array.from({ length: JOINS }, (_, number) => `Joiner ${number}`).sort());
  });

  it('make the event certain once, and its organiser be told once', async () => {
    const event = await anEvent(server, { participantThreshold: 10 });
    await joinAll(event, (number) => ({ name: `Joiner ${number}`, ...contact(number) }));
    expect(await revisionOf(server, event)).toBe(1);
    expect([await jobsOf('quorum', event), await jobsOf('answers', event)]).toEqual([1, 1]);
  });
});

it('makes an event certain by tenths as by wholes', async () => {
  const event = await anEvent(server, { participantThreshold: 2 });
  for (let number = 1; number <= 20; number++) {
    await join(event, { name: `Joiner ${number}`, likelihood: 0.1 });
    expect(await revisionOf(server, event)).toBe(number < 20 ? 0 : 1);
  }
});

it('takes one response of a person, however many they send at once', async () => {
  const event = await anEvent(server);
  const answers = await Promise.all(Array.from({ length: 10 }, () => join(event, { name: 'Ben' }, { as: 'ben' })));
  expect(answers.sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  expect((await readEvent(server, event)).participants).toHaveLength(1);
});

it('takes no response too many, though two come for the last place', async () => {
  const event = await anEvent(server, { participantThreshold: 2 });
  await server.orm.em.fork().execute(
    `insert into participant (event_id, name, likelihood, comment, token_digest, created_at, updated_at)
      select ?, 'Somebody', 1, '', number::text, now(), now() from generate_series(2, ?) as number`,
    [event.id, RESPONSES_MAX],
  );
  const answers = await Promise.all([join(event, { name: 'Vera' }), join(event, { name: 'Wim' })]);
  expect(answers.sort()).toEqual([201, 409]);
  expect((await readEvent(server, event)).participants).toHaveLength(RESPONSES_MAX);
});

it('counts what another server added while a join waited for the event', async () => {
  const event = await anEvent(server, { participantThreshold: 2 });
  const other = await openOther(server);
  await other.query('begin');
  await other.query(`select from event where id = ${event.id} for no key update`);
  const joining = join(event, { name: 'Vera' });
  await other.untilWaiting();
  await other.query(`insert into participant (event_id, name, likelihood, comment, token_digest, created_at, updated_at)
    values (${event.id}, 'Wim', 1, '', 'digest', now(), now())`);
  await other.query('commit');
  expect(await joining).toBe(201);
  expect(await revisionOf(server, event)).toBe(1);
  await other.end();
});
