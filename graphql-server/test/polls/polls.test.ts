import { beforeEach, describe, expect, it } from '@jest/globals';
import { useServer } from '../support/useServer.ts';
import { EARLY, LATE, type PollWorld } from './PollWorld.ts';
import { DOORS } from './RestPollWorld.ts';

const server = useServer();
let world: PollWorld;

const ada = { as: 'ada' };
const HASH = 'AAAAAAAAAAAAAAAAAAAAAA';

describe.each(DOORS)('by %s, a poll', (door, World) => {
  beforeEach(() => {
    world = new World(server);
  });

  it('is opened by a signed-in person, ends with its last date, and schedules from a chance of 0.9 on', async () => {
    expect(await world.read(await world.open())).toMatchObject({
      title: 'Evening volleyball',
      status: 'OPEN',
      closesAt: LATE,
      autoScheduleChance: 0.9,
      creatorId: 'ada',
      event: null,
      voters: [],
      options: [
        { date: EARLY, expected: 0, chance: 0, isBest: false },
        { date: LATE, endTime: null },
      ],
    });
    expect((await world.create({}, {})).code).toBe('UNAUTHENTICATED');
  });

  it.each<[string, object]>([
    ['one option', { options: [{ date: EARLY }] }],
    ['the same option twice', { options: [{ date: EARLY }, { date: '2026-05-06T18:00:00+10:00' }] }],
    ['an end before its start', { options: [{ date: EARLY, endTime: '2026-05-06T07:00:00Z' }, { date: LATE }] }],
    ['a past option', { options: [{ date: '2026-04-01T08:00:00Z' }, { date: LATE }] }],
    ['an id for a new option', { options: [{ id: '1', date: EARLY }, { date: LATE }] }],
    ['no such event type', { eventTypeId: 4711 }],
    ['too few places', { capacity: 1 }],
  ])('is refused with %s, and nothing is stored', async (_what, changes) => {
    const count = () => server.orm.em.fork().execute('select count(*) from poll');
    const before = await count();
    expect((await world.create(changes)).code).toBe('BAD_USER_INPUT');
    expect(await count()).toEqual(before);
  });

  it('is changed, closed and deleted by its organiser alone', async () => {
    const poll = await world.open();
    const bea = { as: 'bea' };
    expect((await world.update(poll, { title: 'Mine' }, bea)).code).toBe('FORBIDDEN');
    expect((await world.schedule(poll, poll.options[0]?.id, bea)).code).toBe('FORBIDDEN');
    expect((await world.import(poll, ['A;yes'], bea)).code).toBe('FORBIDDEN');
    for (const what of ['closePoll', 'reopenPoll', 'deletePoll']) {
      expect((await world.manage(what, poll, bea)).code).toBe('FORBIDDEN');
      expect((await world.manage(what, poll, {})).code).toBe('UNAUTHENTICATED');
      expect((await world.manage(what, { ...poll, urlHash: HASH })).code).toBe('NOT_FOUND');
    }
    expect((await world.manage('deletePoll', poll)).result).toBe(true);
    expect(await world.read(poll)).toBeNull();
  });

  it('tells what people say about its options in their order too, null where nothing is said', async () => {
    const poll = await world.open();
    await world.vote(poll, [undefined, 0.3]);
    expect((await world.read(poll))?.voters.map(({ likelihoods }) => likelihoods)).toEqual([[null, 0.3]]);
  });

  it('is reported by anybody, with a reason', async () => {
    const poll = await world.open();
    for (const caller of [{}, { as: 'bea' }, ada]) expect((await world.report(poll, 'Spam', caller)).code).toBe('OK');
    expect((await world.report(poll, ' ')).code).toBe('BAD_USER_INPUT');
    expect((await world.report({ urlHash: HASH }, 'Spam')).code).toBe('NOT_FOUND');
  });

  it('keeps the votes of dates that keep their id, also when two swap their times', async () => {
    const poll = await world.open();
    await world.vote(poll, [0.5, 0]);
    const [early, late] = poll.options;
    const { result } = await world.update(poll, {
      options: [{ id: late?.id, date: EARLY }, { id: early?.id, date: LATE }, { date: '2026-05-09T08:00:00Z' }],
    });
    expect(result.options.map(({ id, maybe, no }) => [id, maybe, no])).toEqual([
      [late?.id, 0, 1],
      [early?.id, 1, 0],
      [expect.anything(), 0, 0],
    ]);
    expect(result.closesAt).toBe('2026-05-09T08:00:00.000Z');
    expect((await world.update(poll, { options: [{ id: '999999', date: EARLY }, { date: LATE }] })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('is listed while it is public and takes votes, by its next date', async () => {
    const type = door === 'REST' ? 4 : 3;
    const [late, early] = [
      await world.open({ eventTypeId: type, options: [{ date: LATE }, { date: '2026-05-12T08:00:00Z' }] }),
      await world.open({ eventTypeId: type }),
    ];
    await world.open({ eventTypeId: type, isPrivate: true });
    await world.manage('closePoll', await world.open({ eventTypeId: type }));
    const page = async (first: number, after: string | null) => {
      const { data } = await server.graphql(
        'query ($type: Int, $first: Int, $after: String) { polls(eventTypeId: $type, first: $first, after: $after) { nodes { urlHash } totalCount pageInfo { hasNextPage endCursor } } }',
        { type, first, after },
      );
      return data?.polls as {
        nodes: object[];
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
    const one = await page(1, null);
    expect(one).toMatchObject({ nodes: [{ urlHash: early.urlHash }], totalCount: 2, pageInfo: { hasNextPage: true } });
    expect((await page(1, one.pageInfo.endCursor)).nodes).toEqual([{ urlHash: late.urlHash }]);
  });
});

describe.each(DOORS)('by %s, a vote', (_door, World) => {
  beforeEach(() => {
    world = new World(server);
  });

  it('is proven by its token, and replaces what was said about the dates that it names', async () => {
    const poll = await world.open();
    const { result } = await world.vote(poll, [0.5, 0.4], { email: 'vera@example.com', comment: 'Maybe' });
    expect((await world.change(poll, { ...result, responseToken: 'guess' }, { comment: 'Not mine' })).code).toBe(
      'FORBIDDEN',
    );
    expect((await world.change(poll, result, { votes: world.votes(poll, [0]) })).result.votes).toEqual([
      { optionId: poll.options[0]?.id, likelihood: 0 },
      { optionId: poll.options[1]?.id, likelihood: 0.4 },
    ]);
    const [shown] = (await world.read(poll))?.voters ?? [];
    expect(shown).toMatchObject({ name: 'Vera', comment: 'Maybe', uid: null });
    expect(shown?.email ?? null).toBeNull();
    expect((await world.read(poll, ada))?.voters[0]?.email).toBe('vera@example.com');
    expect((await world.withdraw(poll, result.voter, null)).code).toBe('FORBIDDEN');
    expect((await world.withdraw(poll, result.voter, result.responseToken)).result).toBe(true);
    expect((await world.read(poll))?.voters).toEqual([]);
  });

  it('is one of a signed-in person, who alone reads that it is theirs', async () => {
    const poll = await world.open({ isGuestListHidden: true });
    const bea = { as: 'bea' };
    await world.vote(poll, [0.5], { name: 'Bea' }, bea);
    expect((await world.vote(poll, [0.5], { name: 'Bea' }, bea)).code).toBe('CONFLICT');
    expect((await world.read(poll, bea))?.voters).toMatchObject([{ name: 'Bea', uid: 'bea' }]);
    expect((await world.read(poll))?.voters).toMatchObject([{ name: 'Guest', uid: null }]);
    expect((await world.read(poll, ada))?.voters).toMatchObject([{ name: 'Bea', uid: null }]);
    expect((await world.vote(poll, [1], { uid: 'carl' }, bea)).code).toBe('FORBIDDEN');
  });

  it('is refused for a date of another poll, a likelihood out of range, no date and a closed poll, and leaves nothing', async () => {
    const [poll, other] = [await world.open(), await world.open()];
    expect((await world.vote(poll, [], { votes: world.votes(other, [1]) })).code).toBe('BAD_USER_INPUT');
    expect((await world.vote(poll, [1.1])).code).toBe('BAD_USER_INPUT');
    expect((await world.vote(poll, [])).code).toBe('BAD_USER_INPUT');
    const { result } = await world.vote(other, [0.5]);
    expect((await world.change(poll, result, { comment: 'Swapped' })).code).toBe('NOT_FOUND');
    await world.manage('closePoll', poll);
    expect((await world.vote(poll, [1])).code).toBe('CONFLICT');
    expect((await world.read(poll))?.voters).toEqual([]);
    expect((await world.vote({ ...poll, urlHash: HASH }, [1])).code).toBe('NOT_FOUND');
  });
});
