import { beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, deleteEvent } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
beforeEach(async () => {
  await server.orm.em.getConnection().execute('truncate event restart identity cascade');
});

const LIST = `query ($when: EventWindow, $eventTypeId: Int, $first: Int, $after: String) {
  events(when: $when, eventTypeId: $eventTypeId, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { title } }
    nodes { title }
  }
}`;

interface Variables {
  when?: 'UPCOMING' | 'PAST';
  eventTypeId?: number;
  first?: number | null;
  after?: string | null;
}

const list = async (variables: Variables = {}) => {
  const { data, errors } = await server.graphql(LIST, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.events;
};

const titles = async (variables?: Variables): Promise<string[]> =>
  (await list(variables)).nodes.map(({ title }: { title: string }) => title);

const at = (title: string, date: string, changes: object = {}) =>
  anEvent(server, { title, date, endTime: null, ...changes });

const refusal = async (variables: Variables) => {
  const { errors } = await server.graphql(LIST, variables);
  const [error] = errors ?? [];
  return [error?.extensions.code, error?.message, error?.extensions.fields];
};

describe('the list of events', () => {
  it('is empty at first, and says so', async () => {
    expect(await list()).toEqual({
      totalCount: 0,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      edges: [],
      nodes: [],
    });
  });

  it('shows upcoming events by date ascending and past ones newest first', async () => {
    await at('in May', '2026-05-20T10:00:00Z');
    await at('in March', '2026-03-20T10:00:00Z');
    await at('tomorrow', '2026-05-02T10:00:00Z');
    await at('in April', '2026-04-20T10:00:00Z');
    expect(await titles()).toEqual(['tomorrow', 'in May']);
    expect(await titles({ when: 'UPCOMING' })).toEqual(['tomorrow', 'in May']);
    expect(await titles({ when: 'PAST' })).toEqual(['in April', 'in March']);
  });

  it('has private events in neither window, not even for their creator', async () => {
    await at('private', '2026-05-20T10:00:00Z', { isPrivate: true });
    await at('private past', '2026-03-20T10:00:00Z', { isPrivate: true });
    for (const when of ['UPCOMING', 'PAST']) {
      const { data } = await server.graphql(LIST, { when }, { as: 'ada' });
      expect(data?.events).toMatchObject({ totalCount: 0, nodes: [] });
    }
  });

  it.each([
    ['its end, where it has one', { endTime: '2026-05-01T11:00:00.000Z' }, '2026-05-01T11:00:00.000Z'],
    ['six hours after its start, where it has none', { endTime: null }, '2026-05-01T16:00:00.000Z'],
  ])('moves an event to the archive just after %s', async (_what, changes, end) => {
    await at('game', '2026-05-01T10:00:00.000Z', changes);
    const justAfter = new Date(Date.parse(end) + 1).toISOString();
    server.clock.set(end);
    expect([await titles(), await titles({ when: 'PAST' })]).toEqual([['game'], []]);
    server.clock.set(justAfter);
    expect([await titles(), await titles({ when: 'PAST' })]).toEqual([[], ['game']]);
  });

  it('filters by type, and counts what it filtered', async () => {
    await at('basketball', '2026-05-20T10:00:00Z', { eventTypeId: 1 });
    await at('soccer', '2026-05-21T10:00:00Z', { eventTypeId: 2 });
    expect(await list({ eventTypeId: 2 })).toMatchObject({ totalCount: 1, nodes: [{ title: 'soccer' }] });
    expect(await list({ eventTypeId: 4711 })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it.each<[Variables['when'], string]>([
    ['UPCOMING', '2026-05-20T10:00:00Z'],
    ['PAST', '2026-03-20T10:00:00Z'],
  ])('pages through %s events of one same date without missing or repeating one', async (when, date) => {
    const made = [];
    for (let number = 1; number <= 7; number++) made.push((await at(`no. ${number}`, date)).title);
    const whole = await titles({ when });
    expect(whole).toEqual(when === 'PAST' ? made.reverse() : made);

    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 1; page <= 4; page++) {
      const { nodes, edges, pageInfo, totalCount } = await list({ when, first: 2, after });
      seen.push(...nodes.map(({ title }: { title: string }) => title));
      expect(pageInfo).toEqual({
        hasNextPage: page < 4,
        hasPreviousPage: page > 1,
        startCursor: edges.at(0).cursor,
        endCursor: edges.at(-1).cursor,
      });
      expect(totalCount).toBe(7);
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(whole);
  });

  it('goes on after the cursor when events before it come and go', async () => {
    const [first] = [await at('first', '2026-05-20T10:00:00Z'), await at('second', '2026-05-21T10:00:00Z')];
    const { pageInfo } = await list({ first: 1 });
    await at('earlier', '2026-05-10T10:00:00Z');
    await deleteEvent(server, first);
    expect(await titles({ after: pageInfo.endCursor })).toEqual(['second']);
  });

  it('takes first from 0 to 100, and 50 when it is left out', async () => {
    for (let number = 1; number <= 51; number++) await at(`no. ${number}`, '2026-05-20T10:00:00Z');
    expect(await list({ first: 0 })).toMatchObject({ totalCount: 51, nodes: [], pageInfo: { hasNextPage: true } });
    expect(await titles()).toHaveLength(50);
    expect(await titles({ first: null })).toHaveLength(50);
    expect(await titles({ first: 100 })).toHaveLength(51);
    const sentence = 'first must be a whole number between 0 and 100';
    for (const first of [-1, 101, 2_147_483_647]) {
      expect(await refusal({ first })).toEqual(['BAD_USER_INPUT', sentence, ['first']]);
    }
  });

  const inBase64 = (text: string) => Buffer.from(text).toString('base64url');
  it.each<[string, (cursor: (place: string) => string) => string]>([
    ['garbage', () => 'garbage'],
    ['a cursor with more behind it', (cursor) => `${cursor('1777629600000.1')}!!`],
    ['a date that no calendar has', (cursor) => cursor('999999999999999.1')],
    ['a date before all events', (cursor) => cursor('-1.1')],
    ['a number that no event has', (cursor) => cursor('1777629600000.2147483648')],
    ['a number without end', (cursor) => cursor(`1.${'9'.repeat(60)}`)],
    ['SQL', (cursor) => cursor('1.1 or 1=1')],
    ['a place in no list', () => inBase64('1777629600000.1')],
    ['a long text', () => 'x'.repeat(10_000)],
  ])('refuses %s as a cursor', async (_what, made) => {
    await at('game', '2026-05-20T10:00:00Z');
    const { pageInfo } = await list();
    const [name] = Buffer.from(String(pageInfo.endCursor), 'base64url').toString().split('.');
    const after = made((place) => inBase64(`${name}.${place}`));
    const sentence = 'This cursor does not belong to this list. Please start from the beginning, without it';
    expect(await refusal({ after })).toEqual(['BAD_USER_INPUT', sentence, ['after']]);
  });
});
