import { describe, expect, it } from '@jest/globals';
import { REGULARS_MAX } from '@quorum/domain/series/regular';
import { aResponse, changeEvent, readEvent } from '../support/builders.ts';
import { editSeries } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';
import {
  AFTER_FIRST,
  AFTER_SECOND,
  aRegular,
  aWeekly,
  nextByClock,
  readSeries,
  regularsPath,
  saidIn,
} from './regularSteps.ts';

const server = useServer();

const refusalOf = async (seriesHash: string, body: object, as?: string) => {
  const answer = await server.rest('POST', regularsPath(seriesHash), body, { as });
  return [answer.statusCode, answer.json<{ message: string }>().message];
};

describe('a standing response', () => {
  it('answers the next date at once, and each new one when it is made, once', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const rita = await aRegular(server, seriesHash);
    await aRegular(server, seriesHash, { name: 'Mo', likelihood: 0.6 });
    expect(rita).toEqual({
      id: expect.any(Number),
      name: 'Rita',
      likelihood: 1,
      guests: 0,
      responseToken: expect.any(String),
    });
    expect(saidIn(await readEvent(server, first))).toEqual(['Rita GOING', 'Mo MAYBE']);

    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    expect(saidIn(second)).toEqual(['Rita GOING', 'Mo MAYBE']);
    await server.tasks.continueSeries({});
    expect(saidIn(await readEvent(server, second))).toHaveLength(2);
    expect((await nextByClock(server, seriesHash, AFTER_SECOND)).participants).toHaveLength(2);
  });

  it('is under capacity and waitlist in the order of joining, and takes along the guests that a date takes', async () => {
    const { first, seriesHash } = await aWeekly(server, { participantThreshold: 2, capacity: 4, maxGuests: 2 });
    await aRegular(server, seriesHash, { name: 'Al', guests: 2 });
    await aRegular(server, seriesHash, { name: 'Bo' });
    await aRegular(server, seriesHash, { name: 'Cy' });
    expect(saidIn(await readEvent(server, first))).toEqual(['Al GOING with 2', 'Bo GOING', 'Cy WAITLISTED']);

    await changeEvent(server, first, { maxGuests: 1 });
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    expect(saidIn(second)).toEqual(['Al GOING with 1', 'Bo GOING', 'Cy GOING']);
  });

  it('leaves a date that was declined by itself, and those that it has made when it ends', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const { id, responseToken } = await aRegular(server, seriesHash);
    const [own] = (await readEvent(server, first)).participants;
    const path = `/api/events/${first.urlHash}/participants/${own?.id ?? 0}`;
    const declined = await server.rest('PUT', path, { likelihood: 0, responseToken });
    expect(declined.json()).toMatchObject({ status: 'DECLINED' });

    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    expect(saidIn(second)).toEqual(['Rita GOING']);
    const left = await server.rest('DELETE', `${regularsPath(seriesHash)}/${id}`, { responseToken });
    expect(left.statusCode).toBe(200);
    expect(saidIn(await readEvent(server, second))).toEqual(['Rita GOING']);
    expect((await nextByClock(server, seriesHash, AFTER_SECOND)).participants).toEqual([]);
    const again = await server.rest('DELETE', `${regularsPath(seriesHash)}/${id}`, { responseToken });
    expect(again.statusCode).toBe(404);
  });

  it('says another thing from the next date on that is made', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const { id, responseToken } = await aRegular(server, seriesHash);
    const changed = await server.rest('PUT', `${regularsPath(seriesHash)}/${id}`, { likelihood: 0.6, responseToken });
    expect(changed.json()).toMatchObject({ likelihood: 0.6, guests: 0 });
    expect(saidIn(await readEvent(server, first))).toEqual(['Rita GOING']);
    expect(saidIn(await nextByClock(server, seriesHash, AFTER_FIRST))).toEqual(['Rita MAYBE']);
    const back = await server.rest('PUT', `${regularsPath(seriesHash)}/${id}`, { likelihood: null, responseToken });
    expect(back.json()).toMatchObject({ likelihood: 1 });
  });

  it('keeps what somebody has said of the next date by themselves, and is theirs', async () => {
    const { first, seriesHash } = await aWeekly(server);
    await aResponse(server, first, { name: 'Cleo', likelihood: 0 }, { as: 'cleo' });
    await aRegular(server, seriesHash, { name: 'Cleo' }, { as: 'cleo' });
    expect(saidIn(await readEvent(server, first))).toEqual(['Cleo DECLINED']);
    expect(saidIn(await nextByClock(server, seriesHash, AFTER_FIRST))).toEqual(['Cleo GOING']);
    expect((await readSeries(server, seriesHash, { as: 'cleo' })).ownRegular).toMatchObject({ name: 'Cleo' });
    expect((await readSeries(server, seriesHash)).ownRegular).toBeNull();
  });

  it('goes on when another date leads the series', async () => {
    const { first, seriesHash } = await aWeekly(server);
    await aRegular(server, seriesHash);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    expect(await editSeries(server, second, { title: 'Later volleyball' }, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect(saidIn(await nextByClock(server, seriesHash, AFTER_SECOND))).toEqual(['Rita GOING']);
    expect(await readSeries(server, seriesHash)).toMatchObject({ title: 'Later volleyball', isOver: false });
    expect((await readEvent(server, first)).seriesHash).toBe(seriesHash);
  });
});

describe('what is refused', () => {
  it('is said in words', async () => {
    const { first, seriesHash } = await aWeekly(server, { maxGuests: 1 });
    expect(await refusalOf('A'.repeat(22), { name: 'Rita' })).toEqual([404, 'There is no such series']);
    expect(await refusalOf(seriesHash, { name: ' ' })).toEqual([400, 'Name is required']);
    expect(await refusalOf(seriesHash, { name: 'Rita', likelihood: 0 })).toEqual([
      400,
      'A regular comes, or may come: the likelihood must be above 0',
    ]);
    expect(await refusalOf(seriesHash, { name: 'Rita', guests: 2 })).toEqual([400, 'You can bring one guest']);
    await aRegular(server, seriesHash, { name: 'Cleo' }, { as: 'cleo' });
    expect(await refusalOf(seriesHash, { name: 'Cleo' }, 'cleo')).toEqual([
      409,
      'You are already a regular of this series. Please change your standing response instead',
    ]);
    await server.graphql(`mutation { endSeries(urlHash: "${first.urlHash}") { urlHash } }`, {}, { as: 'ada' });
    expect(await refusalOf(seriesHash, { name: 'Rita' })).toEqual([409, 'This series has ended and takes no regulars']);
  });

  it('is one regular too many', async () => {
    const { seriesHash } = await aWeekly(server);
    await server.orm.em.fork().execute(
      `insert into regular (series_id, name, comment, token_digest, created_at, updated_at, likelihood)
        select s.id, 'R' || n, '', 'd', now(), now(), 1 from series as s, generate_series(1, ?) as n where s.url_hash = ?`,
      [REGULARS_MAX, seriesHash],
    );
    expect(await refusalOf(seriesHash, { name: 'Rita' })).toEqual([
      409,
      'This series has all the 500 regulars it can take',
    ]);
  });

  it('leaves to their owners what others have said; the organiser may end it', async () => {
    const { seriesHash } = await aWeekly(server);
    const { id } = await aRegular(server, seriesHash, { name: 'Cleo' }, { as: 'cleo' });
    const other = await aWeekly(server);
    const stranger = await aRegular(server, other.seriesHash);
    const path = `${regularsPath(seriesHash)}/${id}`;
    const proof = { responseToken: stranger.responseToken };
    expect((await server.rest('PUT', path, { guests: 0, ...proof })).statusCode).toBe(403);
    expect((await server.rest('PUT', path, { guests: 0 }, { as: 'ada' })).statusCode).toBe(403);
    expect((await server.rest('DELETE', path, proof, { as: 'bea' })).statusCode).toBe(403);
    expect(
      (await server.rest('DELETE', `${regularsPath(other.seriesHash)}/${id}`, {}, { as: 'cleo' })).statusCode,
    ).toBe(404);
    expect((await server.rest('DELETE', path, {}, { as: 'ada' })).statusCode).toBe(200);
    expect((await readSeries(server, seriesHash)).regulars).toEqual([]);
  });
});
