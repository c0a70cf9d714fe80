import { describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent, revisionOf } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const ADA = { as: 'ada' };
const START = '2026-05-06T08:00:00.000Z';
const DECIDES = '2026-05-05T08:00:00.000Z';
const LATER = '2026-05-05T09:00:00.000Z';

const aGame = (changes: Partial<EventDraftInput> = {}) =>
  anEvent(server, { participantThreshold: 2, decideAt: DECIDES, ...changes });
const joins = async (event: EventView, ...likelihoods: number[]) => {
  for (const likelihood of likelihoods) await aResponse(server, event, { likelihood });
};
const clockShows = async (iso: string) => {
  server.clock.set(iso);
  await server.tasks.decideDueEvents({});
};

describe('the clock', () => {
  it('confirms an event at its decision time, and not before', async () => {
    const event = await aGame();
    await joins(event, 1, 1);
    await clockShows('2026-05-05T07:59:59.999Z');
    expect((await readEvent(server, event)).status).toBe('GATHERING');
    await clockShows(DECIDES);
    expect(await readEvent(server, event)).toMatchObject({
      status: 'CONFIRMED',
      statusReason: null,
      statusChangedAt: DECIDES,
      decidedBy: 'CLOCK',
      neededSeats: 2,
      hadSeats: 2,
    });
  });

  it('decides the others where it fails for one, and that one as soon as it can', async () => {
    const [faulty, event] = [await aGame(), await aGame()];
    const sql = (text: string) => server.orm.em.fork().execute(text);
    await sql(`alter table event add constraint faulty check (id <> ${faulty.id} or status = 'GATHERING')`);
    await expect(clockShows(DECIDES)).rejects.toThrow('1 of 2 failed');
    expect((await readEvent(server, event)).status).toBe('CALLED_OFF');
    expect((await readEvent(server, faulty)).status).toBe('GATHERING');
    await sql('alter table event drop constraint faulty');
    await clockShows(LATER);
    expect((await readEvent(server, faulty)).status).toBe('CALLED_OFF');
  });

  it('calls it off where too few come for certain, and remembers how many', async () => {
    const event = await aGame();
    await joins(event, 1, 0.9, 0.9);
    await clockShows(DECIDES);
    expect(await readEvent(server, event)).toMatchObject({ status: 'CALLED_OFF', neededSeats: 2, hadSeats: 1 });
  });

  it('counts maybes by their likelihood where the event says so', async () => {
    const event = await aGame({ decisionRule: 'EXPECTED' });
    await joins(event, 1, 0.5, 0.5);
    await clockShows(DECIDES);
    expect(await readEvent(server, event)).toMatchObject({ status: 'CONFIRMED', hadSeats: 2 });
  });

  it('decides once: what its organiser opens again stays open', async () => {
    const event = await aGame();
    await clockShows(DECIDES);
    await restDoor(server).decideEvent(event, { decision: 'REOPEN' }, ADA);
    await clockShows(LATER);
    expect((await readEvent(server, event)).status).toBe('GATHERING');
  });

  it('decides again at a new time that its organiser sets', async () => {
    const event = await aGame();
    await clockShows(DECIDES);
    await restDoor(server).decideEvent(event, { decision: 'REOPEN' }, ADA);
    await restDoor(server).updateEvent(event, { decideAt: '2026-05-05T20:00:00.000Z' }, ADA);
    await joins(event, 1, 1);
    await clockShows('2026-05-05T20:00:00.000Z');
    expect((await readEvent(server, event)).status).toBe('CONFIRMED');
  });

  it('leaves alone what its organiser has decided, and what they take the time from', async () => {
    const decided = await aGame();
    await restDoor(server).decideEvent(decided, { decision: 'CONFIRM' }, ADA);
    const open = await aGame();
    await restDoor(server).updateEvent(open, { decideAt: null }, ADA);
    await clockShows(LATER);
    expect(await readEvent(server, decided)).toMatchObject({ status: 'CONFIRMED', decidedBy: 'ORGANISER' });
    expect((await readEvent(server, open)).status).toBe('GATHERING');
  });

  it('decides what it slept through, unless the event has begun', async () => {
    const late = await aGame();
    await joins(late, 1, 1);
    await clockShows('2026-05-06T07:59:59.999Z');
    expect((await readEvent(server, late)).status).toBe('CONFIRMED');

    server.clock.set(NOW);
    const tooLate = await aGame();
    await clockShows(START);
    expect((await readEvent(server, tooLate)).status).toBe('GATHERING');
    // and its organiser may yet decide
    expect((await restDoor(server).decideEvent(tooLate, { decision: 'CALL_OFF' }, ADA)).code).toBe('OK');
  });

  it('jumps ahead and decides then; back again it decides nothing more', async () => {
    const event = await aGame();
    await clockShows('2026-05-05T23:00:00.000Z');
    const decided = await readEvent(server, event);
    expect(decided).toMatchObject({ status: 'CALLED_OFF', statusChangedAt: '2026-05-05T23:00:00.000Z' });
    const revision = await revisionOf(server, event);
    for (const time of ['2026-05-04T08:00:00.000Z', DECIDES, LATER]) await clockShows(time);
    expect(await readEvent(server, event)).toEqual(decided);
    expect(await revisionOf(server, event)).toBe(revision);
  });

  it('that was ahead of the start and is put right decides in time', async () => {
    const event = await aGame();
    await joins(event, 1, 1);
    await clockShows('2026-05-06T09:00:00.000Z');
    expect((await readEvent(server, event)).status).toBe('GATHERING');
    await clockShows(DECIDES);
    expect((await readEvent(server, event)).status).toBe('CONFIRMED');
  });

  it('decides once, whatever number of servers run it at once', async () => {
    const event = await aGame();
    await joins(event, 1, 1);
    const replicas = await Promise.all(Array.from({ length: 7 }, () => server.startReplica()));
    const before = await revisionOf(server, event);
    server.clock.set(DECIDES);
    await Promise.all([server, ...replicas].map(({ tasks }) => tasks.decideDueEvents({})));
    expect((await readEvent(server, event)).status).toBe('CONFIRMED');
    expect(await revisionOf(server, event)).toBe(before + 1);
  });
});

describe('rain', () => {
  const forecast = async ({ urlHash }: EventView, precipitation: number) => {
    await server.orm.em.fork().execute(
      `insert into event_weather (event_id, icon, temperature, description, precipitation, for_instant, fetched_at)
        select id, 'rain', 60, 'Rain', ?, date, ? from event where url_hash = ?`,
      [precipitation, NOW, urlHash],
    );
  };

  it('keeps the clock from confirming: the event is at risk, and its organiser decides', async () => {
    const event = await aGame({ rainLimit: 60 });
    await joins(event, 1, 1);
    await forecast(event, 60);
    await clockShows(DECIDES);
    expect(await readEvent(server, event)).toMatchObject({ status: 'GATHERING', isAtRisk: true });
    await restDoor(server).decideEvent(event, { decision: 'CONFIRM' }, ADA);
    expect(await readEvent(server, event)).toMatchObject({ status: 'CONFIRMED', isAtRisk: false });
  });

  it.each([
    ['less of it', 60, 59],
    ['no limit', null, 100],
  ])('does not with %s', async (_name, rainLimit, precipitation) => {
    const event = await aGame({ rainLimit });
    await joins(event, 1, 1);
    await forecast(event, precipitation);
    await clockShows(DECIDES);
    expect((await readEvent(server, event)).status).toBe('CONFIRMED');
  });

  it('does not without a forecast, and calls nothing off by itself', async () => {
    const dry = await aGame({ rainLimit: 60 });
    await joins(dry, 1, 1);
    const tooFew = await aGame({ rainLimit: 60 });
    await forecast(tooFew, 90);
    await clockShows(DECIDES);
    expect((await readEvent(server, dry)).status).toBe('CONFIRMED');
    expect((await readEvent(server, tooFew)).status).toBe('CALLED_OFF');
  });
});
