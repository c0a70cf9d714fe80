import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LIMITS } from '../../src/gateways/limiter.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { hunt, LEAK } from '../http/hostile/runs.ts';
import { hostileText } from '../http/hostile/values.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useUp } from '../support/useUp.ts';

const built = useWebApp();
const server = useMailServer({ RATE_LIMITS: 'on' }, () => ({ webRoot: built.root }));
let event: EventView;
let max: Joined;

beforeEach(async () => {
  await server.orm.em.fork().execute('delete from limit_count');
  event = await anEvent(server, { participantThreshold: 2 });
  await aResponse(server, event, { name: 'Moe' });
  max = await aResponse(server, event, { name: 'Max' });
  await aResponse(server, event, { name: 'Sol', email: 'sol@example.com', likelihood: 0, isStandby: true });
  await restDoor(server).decideEvent(event, { decision: 'CONFIRM' }, { as: 'ada' });
  await server.drain();
});

const leaves = async ({ id, responseToken }: Joined) => {
  const { code } = await restDoor(server).removeResponse({ ...event, participantId: id, responseToken });
  expect(code).toBe('OK');
};

const received = async () =>
  (await server.drain()).map(({ to, mail }) => ({
    name: String(to[0]).split('@')[0],
    subject: mail.headers.get('subject') ?? '',
    link: /\/answer\/[\w-]{43}/.exec(mail.text)?.[0] ?? '',
  }));

const linkAfterFall = async () => {
  await leaves(max);
  return (await received()).find(({ link }) => link !== '')?.link ?? '';
};

const NETWORK = '203.0.113.7';
const press = (link: string, payload: string) =>
  server.app.inject({
    method: 'POST',
    url: link,
    remoteAddress: NETWORK,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

const ofSol = async () => (await readEvent(server, event)).participants.find(({ name }) => name === 'Sol');

it('who leaves and comes back, again and again, has nobody mailed again and again', async () => {
  const { points: seats } = LIMITS.seatsOffered;
  const { points: falls } = LIMITS.fallsOfEvent;
  const mails: Awaited<ReturnType<typeof received>> = [];
  for (let round = 0; round < falls + 2; round++) {
    await leaves(max);
    max = await aResponse(server, event, { name: 'Max' });
    mails.push(...(await received()));
  }
  const toSol = mails.filter(({ name }) => name === 'sol');
  expect(toSol.filter(({ link }) => link !== '')).toHaveLength(seats);
  expect(toSol.length).toBeLessThanOrEqual(2 * seats);
  const toAda = mails.filter(({ name, subject }) => name === 'ada' && subject.startsWith('At risk'));
  expect(toAda).toHaveLength(falls);
  // each fall that was told has its all-clear, and no other
  expect(mails.filter(({ subject }) => subject.startsWith('Safe again')).map(({ name }) => name)).toEqual(
    Array.from({ length: falls }, () => 'ada'),
  );
  // a link that was sent still claims what is free
  await leaves(max);
  expect((await press(toSol.find(({ link }) => link !== '')?.link ?? '', 'answer=IN')).statusCode).toBe(303);
  expect(await ofSol()).toMatchObject({ status: 'GOING' });
});

describe('one link', () => {
  it('pressed twenty times at once is one answer', async () => {
    const link = await linkAfterFall();
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(link, 'answer=IN')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    const { participants } = await readEvent(server, event);
    expect(participants.map(({ name, status }) => ({ name, status }))).toEqual([
      { name: 'Moe', status: 'GOING' },
      { name: 'Sol', status: 'GOING' },
    ]);
    expect((await received()).filter(({ name }) => name === 'sol')).toHaveLength(1);
  });

  it('is answered so often in an hour, and then no more', async () => {
    const link = await linkAfterFall();
    await useUp(server, 'editResponse', `${NETWORK} ${event.urlHash}`, { left: 1 });
    expect((await press(link, 'answer=OUT')).statusCode).toBe(303);
    const refused = await press(link, 'answer=IN');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(await ofSol()).toMatchObject({ status: 'STANDBY' });
  });

  it('takes nothing but its buttons, whatever is sent to it', async () => {
    const link = await linkAfterFall();
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, fc.boolean(), async (token, said, isReal) => {
        const where = isReal ? link : `/answer/${encodeURIComponent(token)}`;
        for (const payload of [new URLSearchParams({ answer: said }).toString(), said]) {
          const answer = await press(where, payload);
          expect(answer.statusCode).toBeGreaterThanOrEqual(400);
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toMatch(LEAK);
        }
      }),
      hunt(40),
    );
    expect(await ofSol()).toMatchObject({ status: 'STANDBY' });
  });
});
