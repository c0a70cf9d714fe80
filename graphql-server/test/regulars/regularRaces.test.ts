import { beforeAll, describe, expect, it } from '@jest/globals';
import { readEvent } from '../support/builders.ts';
import { openOther } from '../support/otherConnection.ts';
import type { Replica } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { AFTER_FIRST, aRegular, aWeekly, nextByClock, readSeries, saidIn } from './regularSteps.ts';

const server = useServer();
let other: Replica;
beforeAll(async () => {
  other = await server.startReplica();
});

const REGULARS = 500;
const CAPACITY = 10;

describe('five hundred regulars', () => {
  it('have ten places and a line, in the order of joining, once, whichever of two servers makes the date', async () => {
    const { seriesHash } = await aWeekly(server, { participantThreshold: 8, capacity: CAPACITY });
    await server.orm.em.fork().execute(
      `insert into regular (series_id, name, comment, token_digest, created_at, updated_at, likelihood)
        select s.id, 'R' || n, '', 'd', now(), now(), 1 from series as s, generate_series(1, ?) as n
        where s.url_hash = ? order by n`,
      [REGULARS, seriesHash],
    );
    server.clock.set(AFTER_FIRST);
    await Promise.all([server.tasks.continueSeries({}), other.tasks.continueSeries({})]);
    const { next } = await readSeries(server, seriesHash);
    const said = next?.participants ?? [];
    expect(said.map(({ name }) => name)).toEqual(Array.from({ length: REGULARS }, (_, n) => `R${n + 1}`));
    expect(said.slice(0, CAPACITY).every(({ status }) => status === 'GOING')).toBe(true);
    expect(said.at(CAPACITY)).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 });
    expect(said.at(-1)).toMatchObject({ status: 'WAITLISTED', waitlistPosition: REGULARS - CAPACITY });
  });
});

describe('while the next date is made,', () => {
  it('somebody who joins has responded to it once, whichever of two servers makes it', async () => {
    const { seriesHash } = await aWeekly(server);
    server.clock.set(AFTER_FIRST);
    const make = [server, other].map(({ tasks }) => tasks.continueSeries({}));
    await Promise.all([...make, aRegular(other, seriesHash)]);
    for (const one of [server, other]) {
      const { next } = await readSeries(one, seriesHash);
      expect(saidIn({ participants: next?.participants ?? [] })).toEqual(['Rita GOING']);
    }
  });

  it('somebody who deletes their account is not named by it', async () => {
    const { first, seriesHash } = await aWeekly(server);
    await aRegular(server, seriesHash, { name: 'Cleo' }, { as: 'cleo' });
    const holder = await openOther(server);
    await holder.query('begin');
    await holder.query('select id from series where url_hash = $1 for update', [seriesHash]);
    server.clock.set(AFTER_FIRST);
    const made = server.tasks.continueSeries({});
    await holder.untilWaiting();
    const deleted = server.rest('DELETE', '/api/me', undefined, { as: 'cleo' });
    await holder.query('commit');
    await holder.end();
    await made;
    expect((await deleted).statusCode).toBe(200);
    const second = await nextByClock(server, seriesHash, AFTER_FIRST);
    for (const event of [await readEvent(server, first), second])
      expect(event.participants.map(({ name }) => name)).not.toContain('Cleo');
    const uids =
      'select uid from participant where uid is not null union select uid from regular where uid is not null';
    expect(await server.orm.em.fork().execute(uids)).toEqual([]);
  });
});

describe('the same request', () => {
  it('makes one regular, who has one response, however often it is sent', async () => {
    const { first, seriesHash } = await aWeekly(server);
    const headers = { 'idempotency-key': '0b6f2f0a-8f6c-4d6e-9c6b-1c6f6f0a8f6c' };
    const all = await Promise.all(Array.from({ length: 20 }, () => aRegular(server, seriesHash, {}, { headers })));
    expect(new Set(all.map(({ responseToken }) => responseToken)).size).toBe(1);
    expect((await readSeries(server, seriesHash)).regulars).toHaveLength(1);
    expect((await readEvent(server, first)).participants).toHaveLength(1);
  });
});
