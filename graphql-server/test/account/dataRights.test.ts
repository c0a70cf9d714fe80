import { beforeEach, describe, expect, it } from '@jest/globals';
import { readByIcalJs } from '../calendar/readByIcalJs.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { aToken } from '../platform/aProgram.ts';
import { anEvent, aResponse, deleteEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { drainJobs } from '../support/drainJobs.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { SMS_COUNTRIES: 'US' } });
beforeEach(() =>
  server.orm.em
    .fork()
    .execute('truncate event, poll, cancelled_event, cancelled_poll, calendar_feed, mail, unsubscribed cascade'),
);

const rows = <Row>(sql: string) => server.orm.em.fork().execute<Row[]>(sql);
const everythingKept = async () => {
  await server.dispatch();
  const tables = await rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const kept = await Promise.all(tables.map(({ name }) => rows(`select * from "${name}"`)));
  return JSON.stringify(kept);
};

const pollOf = async (as: string, title = 'Cup') =>
  (await new PollWorld(server).create({ title, participantThreshold: 9 }, { as })).result;

describe.each([
  // a number gets a second code only after a while: each door uses its own
  ['GraphQL', graphqlDoor, '+12127365000'],
  ['REST', restDoor, '+12127365001'],
])('a person deletes their account through %s', (_name, open, phone) => {
  const leave = (as: string) => open(server).deleteAccount({ as });

  it('and nothing that is kept names them', async () => {
    const [own, others] = [await anEvent(server, {}, 'canary.bea'), await anEvent(server)];
    const gone = await anEvent(server, {}, 'canary.bea');
    for (const event of [own, others])
      await aResponse(server, event, { name: 'Canary', email: 'canary@home.example' }, { as: 'canary.bea' });
    const answered = await anEvent(server);
    await aResponse(server, answered, {}, { as: 'canary.bea' });
    const told = await anEvent(server);
    const withPhone = { phone, phoneConsent: true };
    await aResponse(server, told, withPhone, { as: 'canary.bea', from: '198.51.100.77' });
    await deleteEvent(server, answered);
    await deleteEvent(server, gone, 'canary.bea');
    const world = new PollWorld(server);
    const polls = { own: await pollOf('canary.bea', 'Canary cup'), others: await pollOf('ada') };
    const gonePolls = { own: await pollOf('canary.bea', 'Canary trophy'), others: await pollOf('ada') };
    const canary = { name: 'Canary', comment: 'A canary' };
    for (const poll of Object.values(polls))
      await world.vote(poll, [0.5], { ...canary, email: 'canary@home.example' }, { as: 'canary.bea' });
    for (const poll of Object.values(gonePolls)) await world.vote(poll, [0.5], canary, { as: 'canary.bea' });
    await world.manage('deletePoll', gonePolls.own, { as: 'canary.bea' });
    await world.manage('deletePoll', gonePolls.others);
    await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as: 'canary.bea' });
    await aToken(server, 'canary.bea');
    const isTheirs = /canary|212736500\d|198\.51\.100\.77/i;
    expect((await everythingKept()).match(new RegExp(isTheirs, 'gi'))).toEqual(
      expect.arrayContaining([phone.slice(2), '198.51.100.77']),
    );

    expect((await leave('canary.bea')).code).toBe('OK');

    expect(await everythingKept()).not.toMatch(isTheirs);
  });

  it('and their response counts on, without saying whose it is', async () => {
    const event = await anEvent(server);
    await aResponse(server, event, { name: 'Bea', comment: 'Late', likelihood: 0.4 }, { as: 'bea' });
    await leave('bea');
    expect((await readEvent(server, event, { as: 'ada' })).participants).toMatchObject([
      { name: 'Former participant', email: null, comment: '', likelihood: 0.4 },
    ]);
  });

  it('and the token of their response opens it no more', async () => {
    const event = await anEvent(server);
    const { id, responseToken } = await aResponse(server, event, {}, { as: 'bea' });
    await leave('bea');
    const target = { urlHash: event.urlHash, participantId: id, responseToken };
    expect((await open(server).updateResponse(target, { comment: 'Back' })).code).toBe('FORBIDDEN');
  });

  it('and their events are gone, also past and recurring ones; those of others stay', async () => {
    const aSeries = { date: '2026-04-20T08:00:00Z', endTime: null, isRecurring: true, recurrenceFrequency: 'weekly' };
    const root = await anEvent(server, aSeries as object, 'bea');
    await server.rest('POST', `/api/events/${root.urlHash}/duplicate`);
    await anEvent(server, { isPrivate: true }, 'bea');
    const others = await anEvent(server);
    await leave('bea');
    expect(await rows('select url_hash from event')).toEqual([{ url_hash: others.urlHash }]);
  });

  it('and calendars say only that their events are cancelled, not what they were called nor where they were', async () => {
    const day = { date: '2026-06-01T08:00:00Z', endTime: null };
    const events = [
      await anEvent(server, { ...day, title: 'Canary game', location: 'Canary Wharf' }, 'bea'),
      await anEvent(server, { ...day, title: 'Canary secret', location: 'Canary Wharf', isPrivate: true }, 'bea'),
      await anEvent(server, { ...day, title: 'Canary of last week', location: 'Canary Wharf' }, 'bea'),
    ];
    for (const event of events) await aResponse(server, event, {}, { as: 'cem' });
    await server.rest('DELETE', `/api/events/${events[2]?.urlHash}`, undefined, { as: 'bea' });
    const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as: 'cem' });
    await leave('bea');
    const paths = events.map(({ urlHash }) => `/events/${urlHash}.ics`);
    const feeds = ['/calendar.ics', new URL(String(data?.renewCalendarFeed.url)).pathname, ...paths];
    const titles = [];
    for (const feed of feeds) {
      const { body } = await server.rest('GET', feed);
      expect(body).not.toMatch(/canary/i);
      titles.push(readByIcalJs(body).events.map(({ title, status }) => `${title}: ${status}`));
    }
    const said = 'Cancelled event: CANCELLED';
    expect(titles).toEqual([[said, said], [said, said, said], [said], [said], [said]]);
    for (const { urlHash } of events) {
      const answer = await server.graphql(`{ cancelledEvent(urlHash: "${urlHash}") { title } }`);
      expect(answer.data).toEqual({ cancelledEvent: { title: '' } });
    }
  });

  it('twice, and deletes their events, at the same moment', async () => {
    const own = [];
    for (let count = 0; count < 6; count += 1) own.push(await anEvent(server, {}, 'bea'));
    const outcomes = await Promise.all([
      ...own.map(({ urlHash }) => open(server).deleteEvent({ urlHash }, { as: 'bea' })),
      leave('bea'),
      leave('bea'),
    ]);
    expect(outcomes.slice(-2).map(({ code }) => code)).toEqual(['OK', 'OK']);
    expect(await rows('select id from event')).toEqual([]);
  });

  it('and who responded is told, while they themselves are told nothing', async () => {
    const event = await anEvent(server, {}, 'bea');
    await aResponse(server, event, { email: 'vera@example.com' });
    await aResponse(server, event, { email: 'bea@home.example' }, { as: 'bea' });
    await server.dispatch();
    await leave('bea');
    await drainJobs(server, server.tasks);
    const mails = await rows<{ recipient: string; kind: string }>('select recipient, kind from mail order by id');
    expect(mails).toEqual([
      { recipient: 'vera@example.com', kind: 'confirmation' },
      { recipient: 'vera@example.com', kind: 'cancelled' },
    ]);
  });

  it('and who voted in their polls is told, and links say that these are cancelled, not what they were called', async () => {
    const world = new PollWorld(server);
    const [open, scheduled] = [await pollOf('bea', 'Canary cup'), await pollOf('bea', 'Canary trophy')];
    await world.vote(open, [0.5], { email: 'vera@example.com' });
    await world.vote(open, [0.5], { email: 'bea@home.example' }, { as: 'bea' });
    await world.vote(scheduled, [1], { email: 'nele@example.com' });
    await world.schedule(scheduled, scheduled.options[0]?.id, { as: 'bea' });
    await server.dispatch();
    await leave('bea');
    await drainJobs(server, server.tasks);
    const mails = await rows<{ recipient: string; dedupe_key: string }>(
      "select recipient, dedupe_key from mail where kind = 'cancelled' order by recipient",
    );
    // one of them of the poll, one of the event that the other had become
    expect(mails.map(({ recipient, dedupe_key }) => [recipient, dedupe_key.replaceAll(/ \d+/g, '')])).toEqual([
      ['nele@example.com', 'participant cancelled'],
      ['vera@example.com', 'voter pollCancelled'],
    ]);
    for (const { urlHash } of [open, scheduled]) {
      const answer = await server.graphql(`{ cancelledPoll(urlHash: "${urlHash}") { title } }`);
      expect(answer.data).toEqual({ cancelledPoll: { title: '' } });
    }
    expect(await rows('select poll_id from poll_farewell')).toEqual([]);
  });

  it('and a poll of others that was deleted a moment before tells them nothing, but the others', async () => {
    const world = new PollWorld(server);
    const poll = await pollOf('ada');
    await world.vote(poll, [0.5], { email: 'bea@home.example' }, { as: 'bea' });
    await world.vote(poll, [0.5], { email: 'vera@example.com' });
    await world.manage('deletePoll', poll);
    await leave('bea');
    await drainJobs(server, server.tasks);
    expect(await rows('select recipient from mail')).toEqual([{ recipient: 'vera@example.com' }]);
  });

  it('and their calendar opens no more', async () => {
    const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as: 'bea' });
    const { pathname } = new URL(String(data?.renewCalendarFeed.url));
    expect((await server.rest('GET', pathname)).statusCode).toBe(200);
    await leave('bea');
    expect((await server.rest('GET', pathname)).statusCode).toBe(404);
  });

  it('and an address that wants no mail gets none afterwards', async () => {
    await server.orm.em
      .fork()
      .execute(`insert into unsubscribed (address_digest, scope, created_at) values ('digest', '*', now())`);
    await leave('bea');
    expect(await rows('select scope from unsubscribed')).toEqual([{ scope: '*' }]);
  });
});
