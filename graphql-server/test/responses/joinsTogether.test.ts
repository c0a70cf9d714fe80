import { afterEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/gateways/limiter.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent, revisionOf } from '../support/builders.ts';
import { openOther } from '../support/otherConnection.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });
afterEach(async () => {
  await server.orm.em.fork().execute('delete from limit_count');
});

const join = async ({ urlHash }: EventView, body: object = {}, caller?: Caller) =>
  (await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera', ...body }, caller)).statusCode;

const someEvents = (count: number) => Promise.all(Array.from({ length: count }, () => anEvent(server)));

const namesOf = async (event: EventView) => (await readEvent(server, event)).participants.map(({ name }) => name);

describe('joins that come at the same moment', () => {
  it('tell the organiser of each event once', async () => {
    const [one, other] = (await someEvents(2)) as [EventView, EventView];
    await Promise.all([one, other, one, other, one].map((event) => join(event)));
    await server.dispatch();
    const em = server.orm.em.fork();
    const keys: unknown[] = await em.execute('select 1 from graphile_worker._private_jobs where key in (?, ?)', [
      ...[one, other].map((event) => `answers ${event.id}`),
    ]);
    expect(keys).toHaveLength(2);
    const news: unknown[] = await em.execute(
      "select 1 from activity where type = 'response.created' and event_id = ?",
      [one.id],
    );
    expect(news).toHaveLength(3);
  });

  it('do not wait for an event that somebody holds, but for the one who joins it', async () => {
    const [held, free] = (await someEvents(2)) as [EventView, EventView];
    const other = await openOther(server);
    await other.query('begin');
    await other.query('select from event where id = $1 for update', [held.id]);
    const [first, waiting] = [join(free), join(held)];
    expect([await first, await join(free), await join(free)]).toEqual([201, 201, 201]);
    expect(await namesOf(held)).toEqual([]);
    await other.query('commit');
    await other.end();
    expect(await waiting).toBe(201);
    expect(await namesOf(held)).toEqual(['Vera']);
  });

  it('are not spoilt by one that is refused', async () => {
    const events = await someEvents(3);
    const [event] = events as [EventView];
    expect(await join(event, {}, { as: 'ben' })).toBe(201);
    const answers = await Promise.all([...events.map((one) => join(one)), join(event, {}, { as: 'ben' })]);
    expect(answers).toEqual([201, 201, 201, 409]);
  });

  it('make an event certain as others do', async () => {
    const event = await anEvent(server, { participantThreshold: 2 });
    await Promise.all([join(event), join(event), join(event), join(event)]);
    expect(await readEvent(server, event)).toMatchObject({ participants: { length: 4 } });
    expect(await revisionOf(server, event)).toBe(1);
  });

  it('are refused without waiting for their event, once the limit is reached', async () => {
    const event = await anEvent(server);
    await Promise.all(Array.from({ length: LIMITS.join.points }, () => join(event)));
    const other = await openOther(server);
    await other.query('begin');
    await other.query('select from event where id = $1 for update', [event.id]);
    expect(await join(event)).toBe(429);
    await other.query('commit');
    await other.end();
  });

  it('take no share of a limit too many', async () => {
    const event = await anEvent(server, { participantThreshold: 100 });
    const answers = await Promise.all(Array.from({ length: LIMITS.join.points + 5 }, () => join(event)));
    expect(answers.filter((status) => status === 201)).toHaveLength(LIMITS.join.points);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect(await namesOf(event)).toHaveLength(LIMITS.join.points);
  });
});

it('finds no event by what is no name of one', async () => {
  expect((await server.rest('POST', '/api/events/none/join', { name: 'Vera' })).statusCode).toBe(404);
});
