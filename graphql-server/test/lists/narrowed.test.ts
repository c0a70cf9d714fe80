import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const at = (title: string, date: string, changes: object = {}, as = 'ada') =>
  anEvent(server, { title, date, endTime: null, location: 'Hall', notes: '', ...changes }, as);

beforeAll(async () => {
  await at('Fußball am See', '2026-05-10T10:00:00Z', { eventTypeId: 2, notes: 'Bring cleats' });
  await at('Café round', '2026-05-12T10:00:00Z', { location: 'Zürich, 5v5-Arena' }, 'kim');
  await at('Chess (blitz)', '2026-05-14T10:00:00Z', {}, 'kim');
  await at('Past run', '2026-04-10T10:00:00Z', { notes: 'See example.com/see-you' });
  await at('Older run', '2026-04-08T10:00:00Z', {}, 'kim');
  await at('Secret see', '2026-05-11T10:00:00Z', { isPrivate: true });
});

const ask = (query: Record<string, string>) =>
  server.rest('GET', `/api/events?${new URLSearchParams(query).toString()}`);
const namesOf = (events: readonly { title: string }[]) => events.map(({ title }) => title.split(' ', 1)[0] ?? '');
const byRest = async (query: Record<string, string>) => namesOf((await ask(query)).json<EventView[]>());

const byGraphQL = async (query: Record<string, string>) => {
  const { when = 'ALL', orderBy, eventTypeId, ...texts } = query;
  const given = [
    `when: ${when}`,
    ...(orderBy === undefined ? [] : [`orderBy: ${orderBy}`]),
    ...(eventTypeId === undefined ? [] : [`eventTypeId: ${eventTypeId}`]),
    ...Object.entries(texts).map(([name, text]) => `${name}: ${JSON.stringify(text)}`),
  ];
  const { data } = await server.graphql(`{ events(${given.join(', ')}) { totalCount nodes { title } } }`);
  expect(data?.events.totalCount).toBe(data?.events.nodes.length);
  return namesOf(data?.events.nodes);
};

it.each([
  ['upcoming ones', { when: 'UPCOMING' }, ['Fußball', 'Café', 'Chess']],
  ['past ones, the latest first', { when: 'PAST' }, ['Past', 'Older']],
  ['all by date', { when: 'ALL' }, ['Older', 'Past', 'Fußball', 'Café', 'Chess']],
  ['the latest first', { orderBy: 'DATE_DESC' }, ['Chess', 'Café', 'Fußball', 'Past', 'Older']],
  ['those published last first', { orderBy: 'NEWEST', when: 'UPCOMING' }, ['Chess', 'Café', 'Fußball']],
  ['of a type', { eventTypeId: '2' }, ['Fußball']],
  ['of an organiser', { creatorId: 'kim' }, ['Older', 'Café', 'Chess']],
  ['from a day on', { from: '2026-05-12' }, ['Café', 'Chess']],
  ['from a moment on, itself included', { from: '2026-05-12T12:00:00+02:00' }, ['Café', 'Chess']],
  ['before a moment, itself excluded', { from: '2026-05-01', to: '2026-05-12T10:00:00Z' }, ['Fußball']],
  ['by the beginning of a word', { search: 'che' }, ['Chess']],
  ['by words of title, place and notes', { search: 'cleats fußball HALL' }, ['Fußball']],
  ['by a letter without its mark', { search: 'cafe zurich' }, ['Café']],
  ['by a letter with another', { search: 'CAFÈ' }, ['Café']],
  ['by a word with a digit, and one beside a sign', { search: '5v5 arena' }, ['Café']],
  ['in an address', { search: 'you' }, ['Past']],
  ['public ones alone', { search: 'see' }, ['Past', 'Fußball']],
  ['none by a word of two events', { search: 'chess see' }, []],
  ['none by what has no word', { search: '!?' }, []],
  ['all by blanks', { search: '  ', when: 'PAST' }, ['Past', 'Older']],
  ['by everything at once', { search: 'c', creatorId: 'kim', from: '2026-05-13', eventTypeId: '1' }, ['Chess']],
  ['literally', { search: "chess') | see:* --" }, []],
] as [string, Record<string, string>, string[]][])('lists %s, at both doors', async (_case, query, expected) => {
  expect(await byRest(query)).toEqual(expected);
  expect(await byGraphQL(query)).toEqual(expected);
});

it.each([
  [{ when: 'SOON' }, 'when'],
  [{ eventTypeId: 'sport' }, 'eventTypeId'],
  [{ eventTypeId: '1.5' }, 'eventTypeId'],
  [{ eventTypeId: '4294967296' }, 'eventTypeId'],
  [{ creatorId: '' }, 'creatorId'],
  [{ creatorId: 'x'.repeat(129) }, 'creatorId'],
  [{ from: 'tomorrow' }, 'from'],
  [{ from: '2026-02-30' }, 'from'],
  [{ to: '2026-05-01T10:00' }, 'to'],
  [{ from: '2026-05-02', to: '2026-05-01' }, 'to'],
  [{ search: 'x'.repeat(101) }, 'search'],
  [{ orderBy: 'RANDOM' }, 'orderBy'],
  [{ first: '101' }, 'first'],
  [{ first: '-1' }, 'first'],
  [{ first: 'all' }, 'first'],
  [{ after: 'nowhere' }, 'after'],
  [{ near: 'me' }, 'near'],
])('refuses %j, and names what is wrong', async (query, field) => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.json<{ fields: string[] }>().fields]).toEqual([400, [field]]);
});

describe('pages', () => {
  const nextOf = (link: unknown) =>
    /^<http:\/\/localhost(?::\d+)?(\/api\/events\?[^>]+)>; rel="next"$/.exec(String(link))?.[1] ?? '';

  it('lead on to the end, and miss and repeat nothing while events come', async () => {
    const seen: string[] = [];
    let address = '/api/events?first=2&orderBy=DATE_DESC&to=2026-05-30';
    while (address !== '') {
      const answer = await server.rest('GET', address);
      seen.push(...namesOf(answer.json<EventView[]>()));
      // before what was read, and between it and what follows
      if (seen.length === 2) await at('New', '2026-05-13T10:00:00Z');
      address = nextOf(answer.headers.link);
    }
    expect(seen).toEqual(['Chess', 'Café', 'Fußball', 'Past', 'Older']);
  });

  it('are of one list: the cursor of another is refused', async () => {
    const { headers } = await server.rest('GET', '/api/events?first=1&when=UPCOMING');
    const after = new URL(nextOf(headers.link), 'http://localhost').searchParams.get('after') ?? '';
    expect(await byRest({ first: '1', when: 'UPCOMING', orderBy: 'DATE_ASC', after })).toHaveLength(1);
    const others = [
      { when: 'PAST' },
      { search: 'c' },
      { orderBy: 'NEWEST' },
      { creatorId: 'kim' },
      { to: '2027-01-01' },
    ];
    for (const other of others)
      expect((await ask({ when: 'UPCOMING', ...(other as object), after })).json()).toMatchObject({
        fields: ['after'],
      });
  });

  it('are none without parameters: the list is whole', async () => {
    const { headers, json } = await server.rest('GET', '/api/events');
    expect([headers.link, json<EventView[]>().length]).toEqual([undefined, 6]);
  });
});

it('narrows polls too, and their pages lead on', async () => {
  const poll = (title: string, date: string, changes: object = {}, as = 'ada') =>
    server.rest(
      'POST',
      '/api/polls',
      {
        title,
        location: 'Hall',
        timezone: 'UTC',
        eventTypeId: 1,
        options: [{ date }, { date: '2026-06-30T10:00:00Z' }],
        ...changes,
      },
      { as },
    );
  await poll('Spring cup', '2026-05-20T10:00:00Z');
  await poll('Summer cup', '2026-06-20T10:00:00Z', { eventTypeId: 2 }, 'kim');
  await poll('Hidden cup', '2026-06-21T10:00:00Z', { isPrivate: true });
  const read = async (query: string) => namesOf((await server.rest('GET', `/api/polls?${query}`)).json());
  expect(await read('search=cup')).toEqual(['Spring', 'Summer']);
  expect(await read('search=sum')).toEqual(['Summer']);
  expect(await read('creatorId=kim')).toEqual(['Summer']);
  expect(await read('eventTypeId=1')).toEqual(['Spring']);
  expect(await read('from=2026-06-01')).toEqual(['Summer']);
  expect(await read('to=2026-06-01')).toEqual(['Spring']);
  const { headers } = await server.rest('GET', '/api/polls?first=1');
  const next = /<http:\/\/[^/]+([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
  const second = await server.rest('GET', next);
  expect([namesOf(second.json()), second.headers.link]).toEqual([['Summer'], undefined]);
  const { data } = await server.graphql('{ polls(search: "CUP", creatorId: "ada") { totalCount nodes { title } } }');
  expect(data?.polls).toEqual({ totalCount: 1, nodes: [{ title: 'Spring cup' }] });
});
