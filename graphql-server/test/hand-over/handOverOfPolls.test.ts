import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import type { PollWorld } from '../polls/PollWorld.ts';
import { DOORS } from '../polls/RestPollWorld.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let world: PollWorld;
let poll: PollView;

const ADA = { as: 'ada' };
const BEA = { as: 'bea' };
const tokenOf = async (of: PollView = poll) => (await world.handOver(of)).result.token;
const NO_LONGER = { code: 'FORBIDDEN', message: expect.stringContaining('no longer valid') as unknown };

describe.each(DOORS)('a poll that is handed over through %s', (_name, World) => {
  beforeEach(async () => {
    server.clock.set(NOW);
    world = new World(server);
    poll = await world.open();
  });

  it('is organised by the person who brings the token: they manage it, and the one before does no more', async () => {
    const taken = await world.takeOver(poll, await tokenOf());
    expect(taken).toMatchObject({ code: 'OK', result: { creatorId: 'bea', creatorName: 'Bea' } });
    expect((await world.update(poll, { notes: 'Mine now' }, ADA)).code).toBe('FORBIDDEN');
    expect((await world.update(poll, { notes: 'Mine now' }, BEA)).code).toBe('OK');
    expect((await world.manage('deletePoll', poll, ADA)).code).toBe('FORBIDDEN');
    expect((await world.manage('deletePoll', poll, BEA)).result).toBe(true);
  });

  it("shows voters' addresses to its new organiser alone, whose event it becomes", async () => {
    await world.vote(poll, [1], { name: 'Vera', email: 'vera@example.com' });
    await world.takeOver(poll, await tokenOf());
    const addresses = async (as: string) => (await world.read(poll, { as }))?.voters.map(({ email }) => email ?? null);
    expect([await addresses('ada'), await addresses('bea')]).toEqual([[null], ['vera@example.com']]);
    await world.vote(poll, [1], { name: 'Nele' });
    const { urlHash = '' } = (await world.read(poll))?.event ?? {};
    const { data } = await server.graphql('query ($urlHash: String!) { event(urlHash: $urlHash) { creatorId } }', {
      urlHash,
    });
    expect(data?.event).toEqual({ creatorId: 'bea' });
  });

  it('is taken over once, for seven days, and by the last token alone', async () => {
    const [first, second] = [await tokenOf(), await tokenOf()];
    expect(await world.takeOver(poll, first)).toMatchObject(NO_LONGER);
    server.clock.set('2026-05-08T12:00:00.000Z');
    expect(await world.takeOver(poll, second)).toMatchObject(NO_LONGER);
    server.clock.set('2026-05-08T11:59:59.999Z');
    // its dates are over by then, which changes nothing
    expect((await world.takeOver(poll, second)).code).toBe('OK');
    expect(await world.takeOver(poll, second, { as: 'mallory' })).toMatchObject(NO_LONGER);
  });

  it('is not taken over once its organiser has withdrawn the token, with that of another, or by its organiser', async () => {
    const token = await tokenOf();
    expect((await world.withdrawHandOver(poll)).result).toBe(true);
    expect(await world.takeOver(poll, token)).toMatchObject(NO_LONGER);
    const other = await world.open();
    const ofOther = await tokenOf(other);
    await tokenOf();
    expect(await world.takeOver(poll, ofOther)).toMatchObject(NO_LONGER);
    expect((await world.takeOver(other, ofOther, ADA)).code).toBe('CONFLICT');
    expect((await world.takeOver(other, ofOther)).code).toBe('OK');
  });

  it('stays with its organiser once it has its event, which is handed over by itself', async () => {
    const token = await tokenOf();
    await world.vote(poll, [1]);
    await world.vote(poll, [1], { name: 'Nele' });
    expect((await world.takeOver(poll, token)).code).toBe('CONFLICT');
    expect((await world.handOver(poll)).code).toBe('CONFLICT');
    expect((await world.read(poll))?.creatorId).toBe('ada');
  });

  it('is handed over by its organiser alone', async () => {
    const codes = [
      await world.handOver(poll, BEA),
      await world.handOver(poll, {}),
      await world.takeOver(poll, 'x', {}),
    ];
    expect(codes.map(({ code }) => code)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect((await world.withdrawHandOver(poll, BEA)).code).toBe('FORBIDDEN');
    const hash = { urlHash: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect((await world.handOver(hash)).code).toBe('NOT_FOUND');
  });

  it('is taken over by one of two who come at the same moment', async () => {
    const token = await tokenOf();
    const outcomes = await Promise.all(['bea', 'cem'].map((as) => world.takeOver(poll, token, { as })));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['FORBIDDEN', 'OK']);
  });
});
