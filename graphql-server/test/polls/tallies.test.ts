import { describe, expect, it } from '@jest/globals';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { deleteEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { EARLY, PollWorld, type Voted } from './PollWorld.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
const world = new PollWorld(server);

const execute = <Row>(sql: string, values: unknown[] = []) => server.orm.em.fork().execute<Row[]>(sql, values);

/** What is stored of a poll, nulls included. */
const storedOf = async ({ urlHash }: { urlHash: string }) => {
  const tallies = await execute<{ tally: unknown }>(
    'select tally from poll_option as o join poll as p on p.id = o.poll_id where p.url_hash = ? order by o.date',
    [urlHash],
  );
  const [poll] = await execute<{ voters: number | null }>('select voter_count as voters from poll where url_hash = ?', [
    urlHash,
  ]);
  return { tallies: tallies.map(({ tally }) => tally), voters: poll?.voters };
};

const forget = async ({ urlHash }: { urlHash: string }) => {
  await execute('update poll_option set tally = null where poll_id = (select id from poll where url_hash = ?)', [
    urlHash,
  ]);
  await execute('update poll set voter_count = null where url_hash = ?', [urlHash]);
};

const STANDING = '{ poll(urlHash: "$") { voterCount options { expected chance yes maybe no isBest } } }';
const standingOf = async ({ urlHash }: { urlHash: string }) =>
  (await server.graphql(STANDING.replace('$', urlHash), {}, { as: 'ada' })).data?.poll as unknown;

const scheduled = async () => {
  const poll = await world.open();
  await world.vote(poll, [1, 0]);
  await world.vote(poll, [1, 1], { name: 'Nele' });
  const found = await world.read(poll, { as: 'ada' });
  return { poll, event: found?.event as NonNullable<PollView['event']>, voters: found?.voters ?? [] };
};

const hide = async (): Promise<PollView> => {
  const { poll, event, voters } = await scheduled();
  const path = `/api/events/${event.urlHash}/participants/${voters[0]?.participantId}/visibility`;
  const answer = await server.rest('PUT', path, { hidden: true }, { as: 'ada' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return poll;
};

const voted = async (likelihoods = [0.5, 0.9]): Promise<[PollView, Voted]> => {
  const poll = await world.open({ participantThreshold: 5 });
  await world.vote(poll, [0.3, 1], { name: 'Nele' });
  return [poll, (await world.vote(poll, likelihoods)).result];
};

/** What changes how the dates of a poll stand. */
const CHANGES: Record<string, () => Promise<PollView>> = {
  'is opened': () => world.open(),
  'gets a vote': async () => (await voted())[0],
  'has a vote changed': async () => {
    const [poll, vote] = await voted();
    await world.change(poll, vote, { votes: world.votes(poll, [1]) });
    return poll;
  },
  'has a vote withdrawn': async () => {
    const [poll, vote] = await voted();
    await world.withdraw(poll, vote.voter, vote.responseToken);
    return poll;
  },
  'gets votes of a table, and a date': async () => {
    const [poll] = await voted();
    await world.import(poll, ['A;yes;no', 'B;;maybe'], { as: 'ada' }, ['2026-05-06 18:00', '2026-05-09 18:00']);
    return poll;
  },
  'needs more people': async () => {
    const [poll] = await voted([1, 1]);
    await world.update(poll, { participantThreshold: 3 });
    return poll;
  },
  'has fewer places': async () => {
    const [poll] = await voted([1, 1]);
    await world.update(poll, { capacity: 5 });
    return poll;
  },
  'is closed': async () => {
    const [poll] = await voted();
    await world.manage('closePoll', poll);
    return poll;
  },
  'becomes its event': async () => (await scheduled()).poll,
  'has somebody hidden at its event': hide,
  'loses its event': async () => {
    const { poll, event } = await scheduled();
    await deleteEvent(server, event);
    return poll;
  },
  'loses its event, where somebody was hidden': async () => {
    const poll = await hide();
    const found = await world.read(poll, { as: 'ada' });
    await deleteEvent(server, found?.event ?? { urlHash: '' });
    return poll;
  },
};

describe('how the dates of a poll stand', () => {
  it.each(Object.entries(CHANGES))('is stored when it %s, as the votes say it', async (_what, change) => {
    const poll = await change();
    const stored = await storedOf(poll);
    expect([...stored.tallies, stored.voters]).not.toContain(null);
    const told = await standingOf(poll);
    await forget(poll);
    expect(await standingOf(poll)).toEqual(told);
    // nor does a read store anything
    expect((await storedOf(poll)).voters).toBeNull();
    await server.tasks.closeDuePolls({});
    expect(await storedOf(poll)).toEqual(stored);
  });

  it('are told in short, for a list: how many they are, and which is the best, if any', async () => {
    const poll = await world.open();
    const inShort = async () =>
      (await server.graphql(`{ poll(urlHash: "${poll.urlHash}") { optionCount bestOption { date yes } } }`)).data?.poll;
    expect(await inShort()).toEqual({ optionCount: 2, bestOption: null });
    await world.vote(poll, [1, 0]);
    expect(await inShort()).toEqual({ optionCount: 2, bestOption: { date: EARLY, yes: 1 } });
  });

  it('does not count somebody whom the organiser hides at the event, counts them when shown, and not once they withdraw', async () => {
    const poll = await hide();
    const withThem = { voterCount: 2, options: [{ yes: 2 }, { yes: 1, no: 1 }] };
    const withoutThem = { voterCount: 1, options: [{ yes: 1 }, { yes: 1, no: 0 }] };
    const [hidden] = await execute<{ id: number }>('select max(id) as id from participant where is_hidden', []);
    expect(await standingOf(poll)).toMatchObject(withoutThem);
    await execute('update participant set is_hidden = false where id = ?', [hidden?.id]);
    expect(await standingOf(poll)).toMatchObject(withThem);
    await execute('delete from participant where id = ?', [hidden?.id]);
    expect(await standingOf(poll)).toMatchObject(withoutThem);
  });

  it.each([
    ['changes a vote', 'update poll_vote set likelihood = 0 where option_id = ?'],
    ['deletes votes', 'delete from poll_vote where option_id = ?'],
    ['deletes voters', 'delete from poll_voter where id in (select voter_id from poll_vote where option_id = ?)'],
    [
      'changes what the poll needs',
      'update poll set participant_threshold = 2 where id = (select poll_id from poll_option where id = ?)',
    ],
  ])('is told rightly when a server of the release before %s, and stored by the next job', async (_what, sql) => {
    const [poll] = await voted();
    const before = await standingOf(poll);
    await execute(sql, [Number(poll.options[0]?.id)]);
    expect((await storedOf(poll)).tallies).toContain(null);
    const told = await standingOf(poll);
    expect(told).not.toEqual(before);
    await server.tasks.closeDuePolls({});
    const stored = await storedOf(poll);
    expect([...stored.tallies, stored.voters]).not.toContain(null);
    expect(await standingOf(poll)).toEqual(told);
  });
});

describe('the voters of a poll', () => {
  const ask = async (selection: string, { urlHash }: PollView, caller = {}) => {
    server.statements.length = 0;
    const { data, errors } = await server.graphql(`{ poll(urlHash: "${urlHash}") { ${selection} } }`, {}, caller);
    const read = server.statements.join('\n');
    return { poll: data?.poll as PollView & { ownVoter: { name: string } | null }, errors, read };
  };
  const aFullPoll = async () => {
    const poll = await world.open({ participantThreshold: 9 });
    for (const name of ['A', 'B', 'C', 'D']) await world.vote(poll, [0.5, 1], { name });
    return poll;
  };

  it('come in the order of voting, as many as are asked for', async () => {
    const poll = await aFullPoll();
    const names = async (page: string) =>
      (await ask(`voters${page} { id name }`, poll)).poll.voters.map(({ name }) => name).join('');
    const { voters } = (await ask('voters { id }', poll)).poll;
    expect(await names('')).toBe('ABCD');
    expect(await names('(first: 3)')).toBe('ABC');
    expect(await names(`(first: 1, after: "${voters[1]?.id}")`)).toBe('C');
    expect(await names(`(after: "${voters[3]?.id}")`)).toBe('');
    expect(await names('(first: 0)')).toBe('');
  });

  it.each(['(first: -1)', '(first: 1001)', '(after: "x")'])('are refused for %s', async (page) => {
    const { errors } = await ask(`voters${page} { id }`, await aFullPoll());
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('are read where they are selected alone, and their votes with them in one statement', async () => {
    const poll = await aFullPoll();
    const { read: ofStanding, poll: shown } = await ask('voterCount status options { yes }', poll);
    expect([shown.voterCount, shown.options]).toEqual([4, [{ yes: 0 }, { yes: 4 }]]);
    expect(ofStanding).not.toMatch(/likelihood.+order by said/s);
    const { read } = await ask('voters { name votes { likelihood } }', poll);
    expect(read.match(/from poll_vote as said where said\.voter_id/g)).toHaveLength(1);
  });

  it('are read for all polls of a list at once', async () => {
    await aFullPoll();
    server.statements.length = 0;
    const { data } = await server.graphql('{ polls(first: 20) { nodes { voters(first: 2) { name } } } }');
    const nodes = data?.polls.nodes as { voters: unknown[] }[];
    expect(Math.max(...nodes.map(({ voters }) => voters.length))).toBe(2);
    expect(
      server.statements.filter((statement) => statement.includes('from poll_voter as v where v.poll_id = poll')),
    ).toHaveLength(1);
  });

  it('are not read for the number of polls, nor is a poll', async () => {
    server.statements.length = 0;
    await server.graphql('{ polls(first: 100) { totalCount } }');
    expect(server.statements).toHaveLength(1);
  });

  it('have the reader among them, known by their sign-in, or by their browser', async () => {
    const poll = await aFullPoll();
    await world.vote(poll, [1], { name: 'Bea' }, { as: 'bea' });
    expect((await ask('ownVoter { name }', poll, { as: 'bea' })).poll.ownVoter).toEqual({ name: 'Bea' });
    expect((await ask('ownVoter { name }', poll, { as: 'mallory' })).poll.ownVoter).toBeNull();
    expect((await ask('ownVoter { name }', poll)).poll.ownVoter).toBeNull();
  });

  it('are left out of the list of REST, which has their number, and whole in the poll by itself', async () => {
    const poll = await aFullPoll();
    const [listed] = (await server.rest('GET', '/api/polls'))
      .json<PollView[]>()
      .filter(({ urlHash }) => urlHash === poll.urlHash);
    expect([listed?.voterCount, listed?.voters, listed?.options[1]?.date]).toEqual([
      4,
      undefined,
      poll.options[1]?.date,
    ]);
    const alone = (await server.rest('GET', `/api/polls/${poll.urlHash}`)).json<PollView>();
    expect([alone.voterCount, alone.voters.length, alone.options[0]?.date]).toEqual([4, 4, EARLY]);
  });
});
