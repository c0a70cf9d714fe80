import { beforeEach, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { notFound } from '../support/aProblem.ts';

const server = useFreshMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server, { date: '2027-05-06T08:00:00Z', endTime: null });
});

const SOMEBODY = /canary/i;
const path = (): string => `/api/events/${event.urlHash}`;

const respondToAll = async () => {
  const comment = 'A canary wrote this';
  await aResponse(server, event, { name: 'Vera Canary', email: 'vera.canary@example.com', comment });
  return aResponse(server, event, { name: 'Cai Canary', email: 'cai.canary@example.com' }, { as: 'canary.uid.4711' });
};

/** The tables of the product and of its queue in which somebody can be found who responded. */
const tablesWithSomebody = async () => {
  const em = server.orm.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  expect(tables.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const { name } of tables)
    if (SOMEBODY.test(JSON.stringify(await em.execute(`select * from ${name}`)))) found.push(name);
  return found.sort();
};

/** What the clock would have done by then. */
const daysLater = async (days: number) => {
  server.clock.set(server.clock.now().plus({ days }).toISO() ?? '');
  await server.tasks.deleteExpiredCancelled({});
  await server.tasks.deleteExpiredMails({});
  await server.tasks.deleteExpiredRequests({});
};

it('leaves nothing of those who responded to an event, thirty days after it was deleted', async () => {
  await respondToAll();
  await server.drain();
  await server.rest('DELETE', path(), undefined, { as: 'ada' });
  await server.drain();
  expect(await tablesWithSomebody()).toEqual(['public.cancelled_event', 'public.mail']);

  await daysLater(29);
  expect((await server.rest('GET', path())).json()).toMatchObject({
    message: 'This event was cancelled by its organiser',
  });
  await daysLater(2);
  expect(await tablesWithSomebody()).toEqual([]);
  expect((await server.rest('GET', path())).json()).toMatchObject({ message: 'There is no such event' });
});

it('leaves nothing of those who voted in a poll, nor of the poll, thirty days after it was deleted', async () => {
  const world = new PollWorld(server);
  const options = [{ date: '2027-05-06T08:00:00Z' }, { date: '2027-05-08T08:00:00Z' }];
  const poll = await world.open({ title: 'Canary cup', participantThreshold: 9, options });
  await world.vote(poll, [1], { name: 'Vera Canary', email: 'vera.canary@example.com' });
  await server.drain();
  await server.rest('DELETE', `/api/polls/${poll.urlHash}`, undefined, { as: 'ada' });
  await server.drain();
  expect(await tablesWithSomebody()).toEqual(['public.cancelled_poll', 'public.mail']);

  const read = async () => {
    const answer = await server.rest('GET', `/api/polls/${poll.urlHash}`);
    return [answer.statusCode, answer.json()];
  };
  await daysLater(29);
  expect(await read()).toEqual([404, notFound('This poll was cancelled by its organiser', 'poll.cancelled')]);
  await daysLater(2);
  expect(await tablesWithSomebody()).toEqual([]);
  expect(await read()).toEqual([404, notFound('There is no such poll', 'poll.unknown')]);
});

it('leaves nothing either where mails could not be sent', async () => {
  server.sink.refuseWith({ code: 550, message: '5.1.1 <vera.canary@example.com>: No such user' });
  await respondToAll();
  await server.drain();
  await server.rest('DELETE', path(), undefined, { as: 'ada' });
  await daysLater(31);
  expect(await tablesWithSomebody()).toEqual([]);
});

it('leaves nothing of a response that was withdrawn, thirty days after, though the event is to come', async () => {
  const visitor = await aResponse(server, event, { name: 'Vera Canary', email: 'vera.canary@example.com' });
  await aResponse(server, event, { name: 'Ben', email: 'ben@example.com' });
  server.clock.set(server.clock.now().plus({ minutes: 20 }).toISO() ?? '');
  await server.drain();
  const headers = { 'x-response-token': visitor.responseToken };
  await server.rest('DELETE', `${path()}/participants/${visitor.id}`, undefined, { headers });
  expect(await tablesWithSomebody()).toContain('public.mail');

  await daysLater(31);
  expect(await tablesWithSomebody()).toEqual([]);
  // who still comes can still unsubscribe
  expect((await server.outbox()).map(({ recipient }) => recipient)).toContain('ben@example.com');
});
