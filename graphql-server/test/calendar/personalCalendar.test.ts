import { describe, expect, it } from '@jest/globals';
import { randomTokens } from '../../src/gateways/tokens.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { insertOption, insertPoll } from '../persistence/rows.ts';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { NOW, type Caller } from '../support/testServer.ts';
import { useFreshServer } from '../support/useServer.ts';
import { at, calendarReader, startingIn } from './calendarReader.ts';

const server = useFreshServer();

const { get, read, titlesAt } = calendarReader(() => server);

describe('a person’s own calendar', () => {
  const urlOf = async (as: string) => {
    const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as });
    return String(data?.renewCalendarFeed.url);
  };
  const renew = (caller?: Caller) => server.graphql('mutation { renewCalendarFeed { url } }', {}, caller);

  it('shows what they created and responded to, private events too, and nobody else’s', async () => {
    await anEvent(server, { title: 'mine', isPrivate: true });
    await aResponse(server, await anEvent(server, { title: 'answered', isPrivate: true }, 'ben'), {}, { as: 'ada' });
    await aResponse(server, await anEvent(server, { title: 'both' }), {}, { as: 'ada' });
    await aResponse(server, await anEvent(server, { title: 'not mine' }, 'ben'), {}, { as: 'ben' });
    await anEvent(server, { title: 'last year', ...startingIn({ days: -366 }) });
    const url = await urlOf('ada');
    expect(url).toMatch(/^http:\/\/localhost:80\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
    expect((await titlesAt(url)).sort()).toEqual(['answered', 'both', 'mine']);
    expect((await get(url)).headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    });
  });

  it('says about what they created or responded to that it is cancelled, and about nothing else', async () => {
    const mine = await anEvent(server, { title: 'mine', isPrivate: true });
    const answered = await anEvent(server, { title: 'answered', isPrivate: true }, 'ben');
    await aResponse(server, answered, {}, { as: 'ada' });
    await aResponse(server, answered);
    const others = await anEvent(server, { title: 'not mine' }, 'ben');
    for (const [{ urlHash }, as] of [[mine, 'ada'] as const, [answered, 'ben'] as const, [others, 'ben'] as const])
      await deleteEvent(server, { urlHash }, as);
    const { events } = await read(await urlOf('ada'));
    expect(events.map(({ title, status }) => `${title}: ${status}`).sort()).toEqual([
      'answered: CANCELLED',
      'mine: CANCELLED',
    ]);
  });

  it('shows what they organise with others as its creator sees it, until they leave, and that it is cancelled', async () => {
    const [shared, left] = [
      await anEvent(server, { title: 'shared', isPrivate: true, participantThreshold: 2 }, 'ben'),
      await anEvent(server, { title: 'left' }, 'ben'),
    ];
    for (const event of [shared, left]) await joinOrganising(server, event, 'ada', 'ben');
    await restDoor(server).removeCoOrganiser(left, 'ada', { as: 'ada' });
    for (const name of ['Cleo', 'Dan']) await aResponse(server, shared, { name });
    const url = await urlOf('ada');
    const shown = async () => (await read(url)).events.map(({ title, status }) => `${title}: ${status}`);
    expect(await shown()).toEqual(['shared: CONFIRMED']);
    await aResponse(server, shared, { likelihood: 0 }, { as: 'ada' });
    expect(await shown()).toEqual(['shared: CANCELLED']);
    const unanswered = await anEvent(server, { title: 'unanswered' }, 'ben');
    await joinOrganising(server, unanswered, 'ada', 'ben');
    for (const event of [shared, unanswered]) await deleteEvent(server, event, 'ben');
    expect((await shown()).sort()).toEqual(['shared: CANCELLED', 'unanswered: CANCELLED']);
  });

  const RESPONSES: [string, Record<string, unknown>, status: string][] = [
    ['coming', { likelihood: 1 }, 'CONFIRMED'],
    ['maybe', { likelihood: 0.5 }, 'TENTATIVE'],
    ['conditional', { minParticipants: 9 }, 'TENTATIVE'],
    ['not coming', { likelihood: 0 }, 'CANCELLED'],
    ['standby', { likelihood: 0, isStandby: true }, 'TENTATIVE'],
  ];

  it.each(RESPONSES)(
    'shows a confirmed event to somebody who is %s as it is for them, also if they organise it',
    async (_said, response, status) => {
      const answered = await anEvent(server, { participantThreshold: 2 }, 'ben');
      for (const as of ['ada', 'ben']) await aResponse(server, answered, response, { as });
      for (const name of ['Cleo', 'Dan']) await aResponse(server, answered, { name });
      const shownTo = async (as: string) => (await read(await urlOf(as))).events.map((event) => event.status);
      expect(await shownTo('ada')).toEqual([status]);
      expect(await shownTo('ben')).toEqual([status]);
    },
  );

  it('shows the dates to come of their open polls as tentative, and nobody else’s', async () => {
    const aPoll = async (changes: Record<string, unknown>, ...days: number[]) => {
      const poll = await insertPoll(server.orm, changes);
      for (const day of days) await insertOption(server.orm, poll, { date: at({ days: day }) });
    };
    await aPoll({ title: 'mine', is_private: true }, -1, 1, 2);
    await aPoll({ title: 'closed', status: 'CLOSED' }, 1, 2);
    await aPoll({ title: 'not mine', creator_id: 'ben' }, 1, 2);
    const { events } = await read(await urlOf('ada'));
    expect(events.map(({ title, status, start }) => ({ title, status, start }))).toEqual([
      { title: 'mine', status: 'TENTATIVE', start: at({ days: 1 }) },
      { title: 'mine', status: 'TENTATIVE', start: at({ days: 2 }) },
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    expect(new URL(events[0]?.url ?? '').pathname).toMatch(/^\/polls\/[\w-]{22}$/);
  });

  it('is kept as a digest alone: its address is told once', async () => {
    const secret = /calendar\/([\w-]{43})\.ics$/.exec(await urlOf('ada'))?.[1] ?? '';
    const rows = await server.orm.em.fork().execute('select to_json(f)::text as row from calendar_feed as f');
    expect(rows).toEqual([{ row: expect.stringContaining(randomTokens.digest(secret)) }]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('gets a new address on demand; the old one shows nothing', async () => {
    const [old, fresh] = [await urlOf('ada'), await urlOf('ada')];
    expect(fresh).not.toBe(old);
    expect((await get(old)).statusCode).toBe(404);
    expect((await get(fresh)).statusCode).toBe(200);
  });

  it('stays at an address of the release before, whose secret is forgotten at night', async () => {
    const secret = randomTokens.secret();
    const em = server.orm.em.fork();
    await em.execute('insert into calendar_feed (uid, secret, secret_digest, created_at) values (?, ?, ?, ?)', [
      ...['ada', secret, randomTokens.digest(secret), NOW],
    ]);
    await server.tasks.deleteExpiredCancelled({});
    expect(await em.execute('select secret from calendar_feed')).toEqual([{ secret: null }]);
    expect((await get(`/calendar/${secret}.ics`)).statusCode).toBe(200);
  });

  it('is for signed-in people alone', async () => {
    expect((await renew()).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    for (const secret of ['x', 'A'.repeat(43), 'A'.repeat(150), '..%2f']) {
      expect((await get(`/calendar/${secret}.ics`)).statusCode).toBe(404);
    }
  });
});
