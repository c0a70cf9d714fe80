import { beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { playEveryUseCase } from '../backup/everyUseCase.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { playMore, playRest } from './playRest.ts';
import { observed, type Observation } from './observed.ts';
import { everyMutation, everyWrite, READS_BY_POST } from '../support/everyWrite.ts';

const ADA = { as: 'ada' };

const server = useMailServer({ ADMIN_UIDS: 'olga', SMS_COUNTRIES: 'US' });
let observations: Observation[];
beforeAll(async () => {
  const watched = await observed(server);
  ({ observations } = watched);
  await playEveryUseCase(watched.server);
  await playMore(watched.server);
  await playRest(watched.server);
});

describe('whatever changes something', () => {
  it('records what happened', () => {
    const silent = observations.filter(({ hasChanged, recorded }) => hasChanged && recorded.length === 0);
    expect([...new Set(silent.map(({ name }) => name))]).toEqual([]);
  });

  it('records it once', () => {
    const repeated = observations.filter(
      ({ recorded }) => new Set(recorded.map((one) => JSON.stringify(one))).size < recorded.length,
    );
    expect(repeated).toEqual([]);
  });
});

describe('whatever changes nothing', () => {
  it('records nothing', () => {
    const idle = observations.filter(({ hasChanged, recorded }) => !hasChanged && recorded.length > 0);
    expect(idle).toEqual([]);
  });
});

describe('what was played', () => {
  const changing = () => new Set(observations.filter(({ hasChanged }) => hasChanged).map(({ name }) => name));

  it('is every mutation', async () => {
    expect((await everyMutation(server)).filter((name) => !changing().has(name))).toEqual([]);
  });

  it('is every write of the REST facade', async () => {
    expect((await everyWrite(server)).filter((write) => !changing().has(write))).toEqual(READS_BY_POST);
  });
});

it('names nobody', async () => {
  const rows = await server.orm.em.fork().execute('select type, details from activity');
  expect(JSON.stringify(rows)).not.toMatch(/Vera|Ada|@|nele/i);
});

it('is there for ninety days', async () => {
  const count = async () => (await server.orm.em.fork().execute('select from activity')).length;
  const [oldest] = await server.orm.em.fork().execute<{ at: string }[]>('select min(created_at) as at from activity');
  const all = await count();
  server.clock.set(
    DateTime.fromJSDate(new Date(oldest?.at ?? ''))
      .plus({ days: 90 })
      .toISO() ?? '',
  );
  await server.tasks.deleteExpiredActivities({});
  expect(await count()).toBe(all);
  server.clock.set(DateTime.fromISO(NOW).plus({ days: 120 }).toISO() ?? '');
  await server.tasks.deleteExpiredActivities({});
  expect(await count()).toBe(0);
});

describe('a change', () => {
  const lastOf = async (type: string) => {
    const query = 'select details from activity where type = ? order by id desc limit 1';
    const [row] = await server.orm.em.fork().execute<{ details: object }[]>(query, [type]);
    return row?.details;
  };

  it('of an event has the former values of what is another now', async () => {
    server.clock.set(NOW);
    const { urlHash, title, date } = await anEvent(server, { eventTypeId: 1 });
    const change = { title: 'Other', date, eventTypeId: 2 };
    await server.rest('PUT', `/api/events/${urlHash}`, change, ADA);
    expect(await lastOf('event.changed')).toEqual({ before: { title, eventType: 1 } });
  });

  it('of a poll does too', async () => {
    server.clock.set(NOW);
    const world = new PollWorld(server);
    const poll = await world.open();
    await world.update(poll, { title: 'Other', location: poll.location });
    expect(await lastOf('poll.changed')).toEqual({ before: { title: poll.title } });
  });

  it('of a response or a vote names the fields', async () => {
    server.clock.set(NOW);
    const event = await anEvent(server);
    const { id, responseToken, name } = await aResponse(server, event);
    const change = { name, comment: 'Hi', likelihood: 0.5, responseToken };
    await server.rest('PUT', `/api/events/${event.urlHash}/participants/${id}`, change);
    expect(await lastOf('response.changed')).toEqual({
      response: id,
      fields: ['comment', 'likelihood'],
      expected: 0.5,
      chance: 0,
    });
    const world = new PollWorld(server);
    const poll = await world.open();
    const at = `/api/polls/${poll.urlHash}/votes`;
    const voted = await server.rest('POST', at, { name: 'Vera', votes: world.votes(poll, [0.5]) });
    const own = voted.json<{ id: number; responseToken: string }>();
    const said = { name: 'Vera', votes: world.votes(poll, [1]), responseToken: own.responseToken };
    await server.rest('PATCH', `${at}/${own.id}`, said);
    expect(await lastOf('vote.changed')).toEqual({ voter: own.id, fields: ['votes'] });
  });
});
