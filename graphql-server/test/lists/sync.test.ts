import { beforeAll, describe, expect, it } from '@jest/globals';
import { record } from '../../src/activity/record.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { GoneEventView } from '../../src/doors/presenters/presentGone.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { useServerOf } from '../support/useServer.ts';
import { NOW, startTestServer } from '../support/testServer.ts';

const server = useServerOf(() => startTestServer({ env: { ADMIN_UIDS: 'olga' } }));

type Item = EventView | GoneEventView;

const nameOf = (item: Item) => ('isGone' in item ? `gone ${item.urlHash ?? item.id}` : item.title);
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
const at = (minutes: number) => server.clock.set(later(minutes));

/** Reads every page, as a program that keeps a copy does. */
const sync = async (since: string, query = '') => {
  const names: string[] = [];
  let address = `/api/events?updatedSince=${since}${query}`;
  let until = '';
  while (address !== '') {
    const { statusCode, headers, body } = await server.rest('GET', address);
    if (statusCode !== 200) throw new Error(body);
    names.push(...(JSON.parse(body) as Item[]).map(nameOf));
    until = String(headers['updated-until']);
    address = /<http:\/\/[^/]+([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
  }
  return { names, until };
};

const events: Record<string, EventView> = {};
beforeAll(async () => {
  server.clock.set(NOW);
  for (const title of ['Kept', 'Joined', 'Moved', 'Deleted', 'Private', 'Hidden', 'Both'])
    events[title] = await anEvent(server, { title });
  events.Secret = await anEvent(server, { title: 'Secret', isPrivate: true });
  events.Unseen = await anEvent(server, { title: 'Unseen', isPrivate: true });
  events.Reported = await anEvent(server, { title: 'Reported' });
});
const event = (title: string) => events[title] as EventView;

describe('a synchronisation', () => {
  it('has what changed, responses too, and what is gone, and nothing of what was never public', async () => {
    at(10);
    await changeEvent(server, event('Moved'), { eventTypeId: 2 });
    at(11);
    await aResponse(server, event('Joined'));
    at(12);
    await deleteEvent(server, event('Deleted'));
    await changeEvent(server, event('Private'), { isPrivate: true });
    for (const title of ['Hidden', 'Unseen']) {
      const hide = `mutation { hideEvent(urlHash: "${event(title).urlHash}", hidden: true) }`;
      expect(await server.graphql(hide, {}, { as: 'olga' })).toEqual({ data: { hideEvent: true } });
    }
    // between two synchronisations it was private, and then deleted
    await changeEvent(server, event('Both'), { isPrivate: true });
    await deleteEvent(server, event('Both'));
    await changeEvent(server, event('Secret'), { title: 'Secret still' });
    const secret = await anEvent(server, { title: 'Secret and short', isPrivate: true });
    await deleteEvent(server, secret);
    const reported = await server.rest('POST', `/api/events/${event('Reported').urlHash}/reports`, { reason: 'Spam' });
    expect(reported.statusCode).toBeLessThan(300);
    at(20);
    const { names, until } = await sync(later(10));
    expect(names).toEqual([
      'Moved',
      'Joined',
      `gone ${event('Deleted').urlHash}`,
      `gone ${event('Private').id}`,
      `gone ${event('Hidden').id}`,
      `gone ${event('Both').id}`,
    ]);
    expect(until).toBe(later(20));
    expect((await sync(later(23))).names).toEqual([]);
  });

  it('goes page by page, and says throughout from when on to ask the next time', async () => {
    at(21);
    const { headers } = await server.rest('GET', `/api/events?updatedSince=${later(10)}&first=1`);
    expect(headers['updated-until']).toBe(later(21));
    const next = /<http:\/\/[^/]+([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
    at(25);
    expect((await server.rest('GET', next)).headers['updated-until']).toBe(later(21));
    const { names } = await sync(later(10), '&first=2');
    expect(names).toEqual((await sync(later(10))).names);
    expect((await server.rest('GET', `/api/events?updatedSince=${later(10)}&first=0`)).headers.link).toBeUndefined();
  });

  it('of a narrower list says of what has left it that it is gone, and of others nothing', async () => {
    at(22);
    expect((await sync(later(10), '&eventTypeId=2')).names.filter((name) => !name.startsWith('gone'))).toEqual([
      'Moved',
    ]);
    const { names } = await sync(later(10), '&eventTypeId=1&when=UPCOMING');
    expect(names).toContain(`gone ${event('Moved').urlHash}`);
    expect(names).toContain('Joined');
    expect(names).not.toContain('Kept');
  });

  it('misses nothing that was recorded before it and is committed after it', async () => {
    at(40);
    const { id } = event('Kept');
    const em = server.orm.em.fork();
    let commit = () => {};
    const committed = new Promise<void>((resolve) => (commit = resolve));
    let recorded = () => {};
    const isRecorded = new Promise<void>((resolve) => (recorded = resolve));
    const slow = em.transactional(async (transaction) => {
      const ofEvents = { figures: new Map(), activities: [] };
      const effects = { isRecorded: false, isVisible: false, isTakenAway: false, ofEvents };
      record(
        { isTransaction: true, effects, em: transaction, clock: server.clock },
        { type: 'event.explained', event: { id } },
      );
      await transaction.flush();
      recorded();
      await committed;
    });
    await isRecorded;
    at(41);
    const first = await sync(later(35));
    expect(first.names).toEqual([]);
    commit();
    await slow;
    at(60);
    expect((await sync(first.until)).names).toEqual(['Kept']);
  });

  it('tells for thirty days what is gone, and refuses what reaches further back', async () => {
    at(12 + 30 * 24 * 60);
    expect((await sync(later(12))).names).toContain(`gone ${event('Deleted').urlHash}`);
    const answer = await server.rest('GET', `/api/events?updatedSince=${later(11)}`);
    expect([answer.statusCode, answer.json<{ fields: string[] }>().fields]).toEqual([400, ['updatedSince']]);
  });

  it.each([
    ['updatedSince=yesterday', 'updatedSince'],
    [`updatedSince=${NOW}&orderBy=NEWEST`, 'orderBy'],
    [`updatedSince=${NOW}&after=WzFd`, 'after'],
    [`updatedSince=${NOW}&after=nowhere`, 'after'],
    [`updatedSince=${NOW}&first=101`, 'first'],
  ])('refuses %s', async (query, field) => {
    const answer = await server.rest('GET', `/api/events?${query}`);
    expect([answer.statusCode, answer.json<{ fields: string[] }>().fields]).toEqual([400, [field]]);
  });
});
