import { beforeEach, describe, expect, it } from '@jest/globals';
import { useFreshServer } from '../support/useServer.ts';
import { EARLY, LATE, type PollWorld, type Voted } from './PollWorld.ts';
import { DOORS } from './RestPollWorld.ts';

const server = useFreshServer();
let world: PollWorld;

const join = (urlHash: string, { id }: { id: number }, { responseToken }: Voted, likelihood: number) =>
  server.rest('PUT', `/api/events/${urlHash}/participants/${id}`, { likelihood, responseToken });

describe.each(DOORS)('by %s, the first date that is likely enough', (_door, World) => {
  beforeEach(() => {
    world = new World(server);
  });

  it('becomes the event, with a response of everybody who voted on it, each still theirs', async () => {
    const poll = await world.open({ capacity: 2 });
    const vera = await world.vote(poll, [1, 1], { name: 'Vera', email: 'vera@example.com', comment: 'Hi' });
    await world.vote(poll, [0.3, 0], { name: 'Nele' });
    await world.vote(poll, [1], { name: 'Kim' });
    await world.vote(poll, [undefined, 0], { name: 'Late' });
    const found = await world.read(poll, { as: 'ada' });
    expect(found).toMatchObject({
      status: 'SCHEDULED',
      event: { title: poll.title, date: EARLY, endTime: '2026-05-06T10:00:00.000Z' },
    });
    expect(found?.event?.participants).toMatchObject([
      { name: 'Vera', likelihood: 1, status: 'GOING', comment: 'Hi', email: 'vera@example.com' },
      { name: 'Nele', likelihood: 0.3, status: 'MAYBE' },
      { name: 'Kim', likelihood: 1, status: 'GOING' },
    ]);
    const [participant, ...others] = found?.event?.participants ?? [];
    const responses = [participant, ...others].map((one) => String(one?.id));
    expect(found?.voters.map(({ participantId }) => participantId && String(participantId))).toEqual(responses);
    const changed = await join(found?.event?.urlHash ?? '', participant ?? { id: 0 }, vera.result, 0);
    expect([changed.statusCode, changed.json<{ status: string }>().status]).toEqual([200, 'DECLINED']);
    expect((await world.vote(poll, [1])).code).toBe('CONFLICT');
  });

  it('is told once to each voter who left an address, and to the organiser', async () => {
    const poll = await world.open();
    await world.vote(poll, [1, 0], { name: 'Vera', email: 'vera@example.com' });
    await world.vote(poll, [1, 0], { name: 'Kim', email: 'Vera@example.com' });
    expect((await world.read(poll))?.status).toBe('SCHEDULED');
    expect((await world.mails('% dateFound%')).map(({ recipient }) => recipient.toLowerCase()).sort()).toEqual([
      'ada@example.com',
      'vera@example.com',
    ]);
  });

  it('is none below its chance, none where the organiser picks, and found when the organiser needs fewer people', async () => {
    const poll = await world.open({ participantThreshold: 3, autoScheduleChance: 1 });
    await world.vote(poll, [1, 1]);
    await world.vote(poll, [1, 0.9]);
    expect((await world.read(poll))?.status).toBe('OPEN');
    expect((await world.update(poll, { participantThreshold: 2 })).result).toMatchObject({ status: 'SCHEDULED' });
    const own = await world.open({ autoScheduleChance: null });
    await world.vote(own, [1, 1]);
    await world.vote(own, [1, 1]);
    expect(await world.read(own)).toMatchObject({ status: 'OPEN', options: [{ isBest: true }, { isBest: false }] });
  });

  it('is found by votes that the organiser brings along, which are nobody’s', async () => {
    const poll = await world.open();
    const { result } = await world.import(poll, ['A;yes;no', 'B;ja;']);
    expect(result).toMatchObject({ status: 'SCHEDULED', event: { participants: [{ name: 'A' }, { name: 'B' }] } });
  });
});

describe.each(DOORS)('by %s, the organiser', (_door, World) => {
  beforeEach(() => {
    world = new World(server);
  });

  it('picks a date, once, and not one of another poll or one that is over', async () => {
    const [poll, other] = [await world.open(), await world.open()];
    expect((await world.schedule(poll, other.options[0]?.id)).code).toBe('BAD_USER_INPUT');
    server.clock.set('2026-05-07T12:00:00Z');
    expect((await world.schedule(poll, poll.options[0]?.id)).code).toBe('CONFLICT');
    expect((await world.vote(poll, [1, 1])).code).toBe('CONFLICT');
    expect((await world.schedule(poll, poll.options[1]?.id)).result.date).toBe(LATE);
    expect((await world.schedule(poll, poll.options[1]?.id)).code).toBe('CONFLICT');
    expect((await world.update(poll, { title: 'Other' })).code).toBe('CONFLICT');
  });

  it('who deletes the event takes votes again and picks the next date; who deletes the poll leaves its event', async () => {
    const poll = await world.open();
    await world.vote(poll, [1, 0]);
    await world.vote(poll, [1, 0]);
    const event = (await world.read(poll))?.event;
    expect((await server.rest('DELETE', `/api/events/${event?.urlHash}`, undefined, { as: 'ada' })).statusCode).toBe(
      200,
    );
    expect(await world.read(poll)).toMatchObject({ status: 'OPEN', event: null, autoScheduleChance: null });
    await world.vote(poll, [1, 1]);
    expect((await world.read(poll))?.voters).toHaveLength(3);
    const { result } = await world.schedule(poll, poll.options[1]?.id);
    await world.manage('deletePoll', poll);
    expect((await server.rest('GET', `/api/events/${result.urlHash}`)).statusCode).toBe(200);
  });

  it('is told once when voting ends without a date, and may still pick one that is to come', async () => {
    const poll = await world.open({ closesAt: '2026-05-06T09:00:00Z' });
    await world.vote(poll, [0.5, 0.5]);
    server.clock.set('2026-05-06T14:00:00Z');
    expect((await world.read(poll))?.status).toBe('CLOSED');
    const { closeDuePolls } = server.tasks;
    await Promise.all([closeDuePolls({}), closeDuePolls({})]);
    await closeDuePolls({});
    expect(await world.mails('% pollClosed %')).toEqual([
      { recipient: 'ada@example.com', subject: 'No date yet: “Evening volleyball”' },
    ]);
    expect((await world.manage('reopenPoll', poll)).code).toBe('CONFLICT');
    expect((await world.schedule(poll, poll.options[1]?.id)).code).toBe('OK');
  });
});
