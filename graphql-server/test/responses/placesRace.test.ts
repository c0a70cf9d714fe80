import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { FastifyInstance } from 'fastify';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent, type Joined } from '../support/builders.ts';
import { authorization } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let both: FastifyInstance[];
beforeAll(async () => {
  both = [server.app, (await server.startReplica()).app];
});

// CI, which has little time, runs fewer
const ROUNDS = Array.from({ length: Number(process.env.RACE_ROUNDS ?? 20) }, (_, round) => round);
const JOINS = 50;
const CLAIMS = 20;

/** The n-th call, through one server and the other in turn. */
const call = (number: number, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, as?: string) =>
  (both[number % both.length] as FastifyInstance).inject({
    method,
    url: `/api/events/${url}`,
    ...(payload && { payload }),
    headers: authorization({ as }),
  });

const join = async ({ urlHash }: EventView, number: number, says: object = {}) => {
  const name = `n${number}`;
  const answer = await call(number, 'POST', `${urlHash}/join`, { name, email: `${name}@example.com`, ...says });
  expect(answer.statusCode).toBe(201);
  return answer.json<Joined>();
};

const joins = (event: EventView, count: number, says: object = {}) =>
  Promise.all(Array.from({ length: count }, (_, number) => join(event, number, says)));

const update = ({ urlHash }: EventView, number: number, { id, responseToken }: Joined, says: object) =>
  call(number, 'PUT', `${urlHash}/participants/${id}`, { ...says, responseToken });

const resize = ({ urlHash }: EventView, number: number, capacity: number | null) =>
  call(number, 'PUT', urlHash, { capacity }, 'ada');

const aGame = (changes: Partial<EventDraftInput>) => anEvent(server, { participantThreshold: 2, ...changes });

/** Who is going, and the positions in line in ascending order. */
const standing = async (event: EventView) => {
  const { participants, ...counts } = await readEvent(server, event);
  const going = participants.filter(({ status }) => status === 'GOING');
  const line = participants.flatMap(({ waitlistPosition }) => waitlistPosition ?? []).sort((one, other) => one - other);
  return { going: going.map(({ name }) => name), line, participants, ...counts };
};

const line = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** How often each address was told about a change of status at this event. */
const told = async ({ id }: EventView) => {
  await server.dispatch();
  const mails = await server.orm.em
    .fork()
    .execute<{ recipient: string; n: number }[]>(
      "select recipient, count(*)::int as n from mail where kind = 'status' and event_id = ? group by recipient",
      [id],
    );
  return Object.fromEntries(mails.map(({ recipient, n }) => [recipient.replace('@example.com', ''), n]));
};

const once = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));

describe.each(ROUNDS)('round %d', (round) => {
  it('50 joins on the last place leave one in it and 49 in a line', async () => {
    const event = await aGame({ capacity: 2 });
    await join(event, 99);
    const joined = await joins(event, JOINS);
    expect(joined.filter(({ status }) => status === 'GOING')).toHaveLength(1);
    const { going, line: inLine, waitlistCount, placesLeft, participants } = await standing(event);
    expect([going.length, inLine, waitlistCount, placesLeft]).toEqual([2, line(JOINS - 1), JOINS - 1, 0]);
    expect(await told(event)).toEqual({});
    // what each was answered is what is there
    const answered = joined.map(({ id, waitlistPosition }) => [id, waitlistPosition ?? 0]);
    const stored = new Map(participants.map(({ id, waitlistPosition }) => [id, waitlistPosition ?? 0]));
    expect(answered).toEqual(joined.map(({ id }) => [id, stored.get(id)]));
  });

  it('a place that is freed while 20 claim it goes to one of them, who is told at most once', async () => {
    const event = await aGame({ capacity: 2 });
    const leaver = await join(event, 98);
    await join(event, 99);
    const claims: (() => Promise<unknown>)[] = Array.from({ length: CLAIMS }, (_, number) => () => join(event, number));
    claims.splice(round % CLAIMS, 0, () => update(event, round, leaver, { likelihood: 0 }));
    await Promise.all(claims.map((claim) => claim()));
    const { going, line: inLine } = await standing(event);
    const winners = going.filter((name) => name !== 'n99');
    expect([winners.length, going.length, inLine]).toEqual([1, 2, line(CLAIMS - 1)]);
    // who came after the leaver had the place at once
    const [winner = ''] = winners;
    expect([{}, once([winner])]).toContainEqual(await told(event));
  });

  it('a place that is freed while 20 come or leave goes to the first who stays in line, who is told once', async () => {
    const event = await aGame({ capacity: 2 });
    const leaver = await join(event, 97);
    await join(event, 98);
    await join(event, 99);
    const fickle = await joins(event, CLAIMS / 2);
    await Promise.all([
      ...fickle.map((one, number) => update(event, number, one, { likelihood: 0 })),
      ...fickle.map((_, number) => join(event, CLAIMS + number)),
      update(event, round, leaver, { likelihood: 0 }),
    ]);
    const { going, line: inLine } = await standing(event);
    expect([going.sort(), inLine]).toEqual([['n98', 'n99'], line(CLAIMS / 2)]);
    expect(await told(event)).toEqual(once(['n99']));
  });

  it('more and fewer places meanwhile tell each who moves up once, and lose nobody', async () => {
    const event = await aGame({ capacity: 2 });
    await join(event, 98);
    const leaver = await join(event, 99);
    const early = await joins(event, 4);
    const answers = await Promise.all([
      resize(event, round, 4),
      resize(event, round + 1, 2),
      update(event, round, leaver, { likelihood: 0.5 }),
      ...[10, 11].map((number) => call(round, 'POST', `${event.urlHash}/join`, { name: `n${number}` })),
      resize(event, round, 3),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201, 201, 200]);
    const { going, line: inLine, participants, capacity } = await standing(event);
    expect(participants).toHaveLength(8);
    // one says maybe
    expect(going.length + inLine.length).toBe(7);
    expect(inLine).toEqual(line(inLine.length));
    expect(inLine.length > 0 && going.length < (capacity ?? Infinity)).toBe(false);
    const moved = going.filter((name) => early.some((one) => one.name === name));
    expect(await told(event)).toEqual(once(moved));
  });

  it('a condition that is met and lost in the same second tells nobody twice of either', async () => {
    const event = await aGame({ participantThreshold: 3, capacity: null });
    await join(event, 1, { minParticipants: 3 });
    await join(event, 2, { minParticipants: 3 });
    const third = await join(event, 3, { likelihood: 0.5 });
    const says = [{ likelihood: 1 }, { likelihood: 0.5 }, { likelihood: 1 }, { likelihood: 0.5 }];
    await Promise.all(says.map((what, number) => update(event, number + round, third, what)));
    await update(event, round, third, { likelihood: round % 2 });
    const { going } = await standing(event);
    expect(going).toHaveLength(round % 2 === 1 ? 3 : 0);
    const { n1 = 0, n2 = 0, ...others } = await told(event);
    expect([n1, others]).toEqual([n2, {}]);
    const keys = await server.orm.em
      .fork()
      .execute("select dedupe_key from mail where kind = 'status' and event_id = ? group by 1 having count(*) > 1", [
        event.id,
      ]);
    expect(keys).toEqual([]);
  });
});
