import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { useServer } from '../support/useServer.ts';
import { EARLY, LATE, PollWorld } from './PollWorld.ts';
import { DOORS } from './RestPollWorld.ts';

const LATER = '2026-05-09T08:00:00.000Z';
const CHANGED = 'This poll was changed in the meantime. Load it again and repeat your change';
const ADA = { as: 'ada' };

const server = useServer();
let world: PollWorld;

/** The dates as a change that keeps them names them. */
const keep = ({ options }: PollView) => options.map(({ id, date, endTime }) => ({ id, date, endTime }));

const revisionOf = async (poll: PollView) => (await world.read(poll, ADA))?.revision;

describe.each(DOORS)('by %s, a poll', (_door, World) => {
  beforeEach(() => {
    world = new World(server);
  });

  it.each<[string, (poll: PollView) => object]>([
    ['its title', () => ({ title: 'Other' })],
    ['its end of voting', () => ({ closesAt: '2026-05-07T08:00:00Z' })],
    ['its chance', () => ({ autoScheduleChance: null })],
    ['a date that is added', (poll) => ({ options: [...keep(poll), { date: LATER }] })],
    ['a date that goes', (poll) => ({ options: [...keep(poll).slice(1), { date: LATER }] })],
    [
      'a date that moves',
      (poll) => ({ options: keep(poll).map((one, n) => (n === 0 ? { ...one, endTime: null } : one)) }),
    ],
  ])('has another revision after a change of %s, which the change returns', async (_what, changeOf) => {
    const poll = await world.open();
    const { result } = await world.update(poll, { ...changeOf(poll), revision: poll.revision });
    expect(result.revision).toBeGreaterThan(poll.revision);
    expect(await revisionOf(poll)).toBe(result.revision);
    const outcome = await world.update(poll, { notes: 'Mine', revision: poll.revision });
    expect(outcome).toMatchObject({ code: 'PRECONDITION_FAILED', message: CHANGED });
    expect((await world.read(poll, ADA))?.notes).toBe(poll.notes);
    expect((await world.update(poll, { notes: 'Mine', revision: result.revision })).code).toBe('OK');
    expect((await world.update(poll, { notes: 'Yours' })).code).toBe('OK');
  });

  it('keeps its revision whatever people vote, and when it is closed and opened', async () => {
    const poll = await world.open();
    await world.vote(poll, [0.5, 0.2]);
    await world.manage('closePoll', poll);
    await world.manage('reopenPoll', poll);
    await world.update(poll, { title: poll.title, options: keep(poll) });
    expect(await revisionOf(poll)).toBe(poll.revision);
  });

  it('has another revision after votes with a date of their own were brought along', async () => {
    const poll = await world.open();
    await world.import(poll, ['Anna;yes'], ADA, ['2026-05-12 18:00']);
    expect(await revisionOf(poll)).not.toBe(poll.revision);
  });

  it('keeps the dates that were added elsewhere, with their votes', async () => {
    const poll = await world.open({ participantThreshold: 20 });
    const { result: longer } = await world.update(poll, { options: [...keep(poll), { date: LATER }] });
    await world.vote(longer, [undefined, undefined, 1]);
    const outcome = await world.update(poll, { options: keep(poll), revision: poll.revision });
    expect(outcome.code).toBe('PRECONDITION_FAILED');
    expect((await world.read(poll))?.options.map(({ yes }) => yes)).toEqual([0, 0, 1]);
  });

  it('ends its voting with its last date, whichever that is, where no end was chosen', async () => {
    const poll = await world.open();
    expect(poll).toMatchObject({ closesAt: LATE, chosenClosesAt: null });
    const { result: longer } = await world.update(poll, { options: [...keep(poll), { date: LATER }] });
    expect(longer).toMatchObject({ closesAt: LATER, chosenClosesAt: null });
    const { result: shorter } = await world.update(poll, { options: keep(poll) });
    expect(shorter).toMatchObject({ closesAt: LATE, chosenClosesAt: null });
  });

  it('keeps an end of voting that was chosen, also where it is the start of a date', async () => {
    const poll = await world.open({ closesAt: LATE });
    expect(poll).toMatchObject({ closesAt: LATE, chosenClosesAt: LATE });
    const { result: longer } = await world.update(poll, { options: [...keep(poll), { date: LATER }] });
    expect(longer).toMatchObject({ closesAt: LATE, chosenClosesAt: LATE });
    const { result: renamed } = await world.update(poll, { title: 'Other' });
    expect(renamed).toMatchObject({ closesAt: LATE, chosenClosesAt: LATE });
    const { result: derived } = await world.update(poll, { closesAt: null });
    expect(derived).toMatchObject({ closesAt: LATER, chosenClosesAt: null });
  });
});

describe('a poll', () => {
  it('that a server of the release before has written ends its voting with the last date, or when that server said', async () => {
    world = new PollWorld(server);
    const poll = await world.open({ closesAt: EARLY });
    const write = (closesAt: string) =>
      server.orm.em.fork().execute('update poll set closes_at = ? where url_hash = ?', [closesAt, poll.urlHash]);
    await write(LATE);
    expect(await world.read(poll)).toMatchObject({ chosenClosesAt: null, revision: poll.revision + 1 });
    await write('2026-05-07T08:00:00.000Z');
    expect(await world.read(poll)).toMatchObject({ chosenClosesAt: '2026-05-07T08:00:00.000Z' });
  });

  it('is deleted by REST only as it was read, where the call says so', async () => {
    world = new PollWorld(server);
    const poll = await world.open();
    const { result } = await world.update(poll, { title: 'Other' });
    const remove = (tag: string) =>
      server.rest('DELETE', `/api/polls/${poll.urlHash}`, undefined, { ...ADA, headers: { 'if-match': tag } });
    const change = (tag: string) =>
      server.rest('PATCH', `/api/polls/${poll.urlHash}`, { notes: 'Mine' }, { ...ADA, headers: { 'if-match': tag } });
    expect((await remove(`W/"${poll.revision}-abc"`)).statusCode).toBe(412);
    expect((await change(`W/"${poll.revision}-abc"`)).statusCode).toBe(412);
    expect((await world.read(poll))?.notes).toBe('');
    expect((await change(`W/"${result.revision}-abc"`)).statusCode).toBe(200);
    expect((await remove(`W/"${result.revision + 1}-abc"`)).statusCode).toBe(200);
  });
});
