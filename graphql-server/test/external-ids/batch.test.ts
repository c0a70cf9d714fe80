import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aProgram } from '../platform/aProgram.ts';
import { aDraft, anEvent, readEvent } from '../support/builders.ts';
import { everyRow } from '../support/everyRow.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });
beforeEach(() => server.orm.em.fork().execute('truncate event, limit_count cascade'));

interface Row {
  index: number;
  status: number;
  id?: number;
  urlHash?: string;
  detail?: string;
  errors?: { field: string }[];
}

const ADA: Caller = { as: 'ada' };
const send = (events: unknown, more: object = {}, caller = ADA) =>
  server.rest('POST', '/api/events/batch', { events, ...more }, caller);
const rowsOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).json<Row[]>();
const statuses = (rows: Row[]) => rows.map(({ status }) => status);
const named = (externalId: string, changes: object = {}) => ({ ...aDraft(), ...changes, externalId });
const ownEvents = async () =>
  (await server.rest('GET', '/api/events/user?uid=ada', undefined, ADA)).json<EventView[]>();
const count = async (sql: string) => Number((await server.orm.em.fork().execute<{ n: string }[]>(sql))[0]?.n);
/** Everything that a write leaves behind, but for what it takes of the limits of batches. */
const traces = async () => {
  const { 'public.limit_count': _taken, ...tables } = await everyRow(server);
  return tables;
};

describe('a batch', () => {
  it('whose rows are refused again and again closes nobody out', async () => {
    const event = await anEvent(server);
    await server.rest('PATCH', `/api/events/${event.urlHash}`, { externalId: 'k' }, ADA);
    const wrong = Array.from({ length: 100 }, () => ({ externalId: 'k', title: '' }));
    for (const dryRun of [true, true, true, false])
      expect(new Set(statuses(await rowsOf(wrong, { dryRun })))).toEqual(new Set([400]));
    const mended = await server.rest('PATCH', `/api/events/${event.urlHash}`, { title: 'Mended' }, ADA);
    expect(mended.statusCode).toBe(200);
  });

  it('of which rows were refused for the moment goes on under its key, and does nothing twice', async () => {
    const rows = Array.from({ length: 52 }, () => aDraft());
    const keyed = { ...ADA, headers: { 'idempotency-key': 'season-2026' } };
    expect(statuses(await rowsOf(rows, {}, keyed))).toEqual([...Array<number>(50).fill(201), 429, 429]);
    await server.orm.em.fork().execute('truncate limit_count');
    expect(new Set(statuses(await rowsOf(rows, {}, keyed)))).toEqual(new Set([201]));
    expect(await ownEvents()).toHaveLength(52);
  });

  it('says of each row, in order, what came of it, and one that is refused stops no other', async () => {
    const known = (await server.rest('PUT', '/api/events/by-external-id/k', aDraft(), ADA)).json<EventView>();
    const rows = await rowsOf([
      named('a'),
      { externalId: 'k', notes: 'New' },
      { ...aDraft(), title: '' },
      aDraft(),
      { ...aDraft(), tilte: 'x' },
      'nonsense',
      { externalId: ' ', notes: '' },
      named('a', { notes: 'Again' }),
    ]);
    expect(statuses(rows)).toEqual([201, 200, 400, 201, 400, 400, 400, 200]);
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rows[1]).toMatchObject({ id: known.id, urlHash: known.urlHash });
    expect(rows[2]).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'title', code: 'title.required' }] });
    expect(rows[4]?.detail).toBe('There is no field "tilte" (did you mean "title"?)');
    expect(rows[6]?.errors?.[0]?.field).toBe('externalId');
    expect(rows[7]?.urlHash).toBe(rows[0]?.urlHash);
    expect(await ownEvents()).toHaveLength(3);
  });

  it('refuses a row that was made of another revision, in the words of a single call', async () => {
    const { revision } = (await server.rest('PUT', '/api/events/by-external-id/k', aDraft(), ADA)).json<EventView>();
    const bodies = [{ revision: revision + 7, notes: 'Late' }, { revision: 'two' }, { tellNotes: 'yes' }];
    const told = ({ status, code, detail, errors }: Row & { code?: string }) => ({ status, code, detail, errors });
    const rows = await rowsOf(bodies.map((body) => ({ externalId: 'k', ...body })));
    for (const [at, body] of bodies.entries()) {
      const single = await server.rest('PUT', '/api/events/by-external-id/k', body, ADA);
      expect(told(rows[at] as Row)).toEqual(told(single.json()));
    }
    expect(statuses(rows)).toEqual([412, 400, 400]);
    expect(statuses(await rowsOf([named('unknown', { revision: 1 }), { ...aDraft(), revision: 1 }]))).toEqual([
      412, 400,
    ]);
  });

  it('tells those who responded of new notes where a row wants that', async () => {
    const [made] = await rowsOf([named('k')]);
    const urlHash = made?.urlHash ?? '';
    await rowsOf([
      { externalId: 'k', notes: 'Quietly' },
      { externalId: 'k', notes: 'Bring a towel', tellNotes: true },
    ]);
    const changes = await server.orm.em
      .fork()
      .execute<{ details: { tellNotes?: boolean } }[]>(
        "select details from activity where type = 'event.changed' order by id",
      );
    expect([urlHash === '', changes.slice(-2).map(({ details }) => details.tellNotes ?? false)]).toEqual([
      false,
      [false, true],
    ]);
  });

  it('leaves alone what is as it says, with its questions and their answers', async () => {
    const row = named('same', { questions: [{ text: 'Allergies?', kind: 'TEXT' }] });
    const [made] = await rowsOf([row]);
    const before = await readEvent(server, { urlHash: made?.urlHash ?? '' }, ADA);
    server.clock.set('2026-05-01T13:00:00Z');
    const activities = await count('select count(*) as n from activity');
    expect(statuses(await rowsOf([row, row]))).toEqual([200, 200]);
    expect(await readEvent(server, before, ADA)).toEqual(before);
    expect(await count('select count(*) as n from activity')).toBe(activities);
    await rowsOf([{ ...row, notes: 'New' }]);
    expect(await readEvent(server, before, ADA)).toMatchObject({ notes: 'New', questions: before.questions });
  });

  it('counts each event that it publishes, and none that it changes', async () => {
    const rows = Array.from({ length: 52 }, (_, at) => named(String(at)));
    expect(statuses(await rowsOf(rows))).toEqual([...Array<number>(50).fill(201), 429, 429]);
    expect(statuses(await rowsOf(rows.slice(0, 51)))).toEqual([...Array<number>(50).fill(200), 429]);
  });

  it.each([
    ['no list', {}],
    ['no row', []],
    ['a row too many', Array.from({ length: 101 }, () => ({}))],
  ])('is refused as a whole with %s', async (_what, events) => {
    expect((await send(events)).json()).toMatchObject({ status: 400, fields: ['events'] });
  });

  it('takes half a megabyte, and says that more is too large', async () => {
    const notes = 'x'.repeat(5_000);
    expect((await send(Array.from({ length: 100 }, () => ({ notes })))).statusCode).toBe(200);
    const tooLarge = await send(Array.from({ length: 100 }, () => ({ notes: notes + notes })));
    expect([tooLarge.statusCode, tooLarge.json()]).toMatchObject([413, { code: 'CONTENT_TOO_LARGE' }]);
  });

  it('is limited by its rows: 5,000 an hour', async () => {
    const digest = createHash('sha256').update('batchRows ada').digest('base64url');
    const sql = 'insert into limit_count (key_digest, taken, ends_at) values (?, 4999, ?)';
    await server.orm.em.fork().execute(sql, [digest, '2026-05-01T12:30:00Z']);
    expect((await send([{}])).statusCode).toBe(200);
    expect((await send([{}])).statusCode).toBe(429);
  });

  it('says after how long what was refused for the moment may be sent again', async () => {
    const rows = await rowsOf(Array.from({ length: 51 }, () => aDraft()));
    expect(rows.at(-1)).toMatchObject({ status: 429, policy: 'createEvent', retryAfter: 86_400 });
  });

  it('is for those who are signed in, and for programs that organise', async () => {
    expect((await send([aDraft()], {}, {})).statusCode).toBe(401);
    expect((await send([aDraft()], {}, await aProgram(server, 'ada', ['write']))).statusCode).toBe(403);
    expect(statuses(await rowsOf([aDraft()], {}, await aProgram(server, 'ada', ['manage'])))).toEqual([201]);
  });
});

describe('a dry run', () => {
  it('judges as the batch does, and writes nothing', async () => {
    await anEvent(server);
    await server.rest('PUT', '/api/events/by-external-id/k', aDraft(), ADA);
    const rows = [
      named('a'),
      named('k', { title: 'Other' }),
      { externalId: 'k', capacity: 2 },
      { externalId: 'a', notes: 'Again' },
      { externalId: 'a', title: '' },
      { ...aDraft(), eventTypeId: 999 },
      aDraft(),
      { externalId: 'b', notes: 'Not enough for a new one' },
    ];
    const before = await traces();
    const rehearsed = await rowsOf(rows, { dryRun: true });
    expect(await traces()).toEqual(before);
    expect((await ownEvents()).map(({ title }) => title)).not.toContain('Other');
    expect(rehearsed.map(({ urlHash }) => urlHash !== undefined)).toEqual([
      ...[false, true, false, false, false, false, false, false],
    ]);
    const done = await rowsOf(rows);
    const said = ({ index, status, detail }: Row) => ({ index, status, detail });
    expect(rehearsed.map(said)).toEqual(done.map(said));
    expect(statuses(done)).toEqual([201, 200, 400, 200, 400, 400, 201, 400]);
  });

  it('judges a row by those before it, also of an event that is there', async () => {
    await server.rest(
      'PUT',
      '/api/events/by-external-id/k',
      aDraft({ date: '2026-05-06T08:00:00Z', endTime: null }),
      ADA,
    );
    const rows = [
      { externalId: 'k', date: '2026-05-09T08:00:00Z' },
      { externalId: 'k', endTime: '2026-05-08T08:00:00Z' },
      { externalId: 'k', endTime: '2026-05-09T10:00:00Z' },
    ];
    const rehearsed = statuses(await rowsOf(rows, { dryRun: true }));
    expect([rehearsed, statuses(await rowsOf(rows))]).toEqual(Array(2).fill([200, 400, 200]));
  });

  it.each([{ dryRun: true }, { dryRun: false }])(
    'knows the revisions that rows before would have made: %o',
    async (how) => {
      const known = (await server.rest('PUT', '/api/events/by-external-id/k', aDraft(), ADA)).json<EventView>();
      const { revision } = known;
      const rows = [
        { externalId: 'k', revision },
        { externalId: 'k', revision, notes: 'Bring a towel' },
        { externalId: 'k', revision, notes: 'Overtaken' },
        { externalId: 'k', revision: revision + 1, location: 'Elsewhere' },
        { externalId: 'k', revision: 'two' },
        named('new'),
        { externalId: 'new', revision: 1, notes: 'Of the first' },
        { externalId: 'new', revision: 1, notes: 'Overtaken' },
        { externalId: 'new', notes: 'Of any' },
      ];
      expect(statuses(await rowsOf(rows, how))).toEqual([200, 200, 412, 200, 400, 201, 200, 412, 200]);
    },
  );

  it.each([{ dryRun: true }, { dryRun: false }])(
    'knows them where a row takes back what another said: %o',
    async (how) => {
      const known = await server.rest('PUT', '/api/events/by-external-id/k', aDraft({ notes: 'One' }), ADA);
      const { revision } = known.json<EventView>();
      const rows = [
        { externalId: 'k', notes: 'Two' },
        { externalId: 'k', notes: 'One' },
        { externalId: 'k', revision: revision + 2, notes: 'Three' },
        { externalId: null, revision: 1, ...aDraft() },
      ];
      expect(statuses(await rowsOf(rows, how))).toEqual([200, 200, 200, 400]);
    },
  );

  it('knows how many events of the day are left', async () => {
    const rows = Array.from({ length: 52 }, () => aDraft());
    expect(statuses(await rowsOf(rows, { dryRun: true }))).toEqual([...Array<number>(50).fill(201), 429, 429]);
    expect(await ownEvents()).toEqual([]);
    // nor has it taken any of them
    expect(statuses(await rowsOf(rows)).filter((status) => status === 201)).toHaveLength(50);
  });
});
