import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, changeEvent, readEvent } from '../support/builders.ts';

const built = useWebApp();
const server = useMailServer({}, () => ({ webRoot: built.root }));

// eight in the morning in Sydney, ten hours before the event
const MORNING = '2026-05-05T22:00:00Z';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let event: EventView;
let serial = 0;
beforeEach(async () => {
  event = await anEvent(server, { asksStillIn: true, participantThreshold: 2 });
});

const aYes = async (name: string, changes = {}) => {
  const email = `${name}${++serial}@example.org`;
  const response = await aResponse(server, event, { name, email, ...changes });
  await server.drain();
  return { ...response, email };
};

/** The question that somebody gets at that time, and where it leads. */
const askedAt = async (at: string) => {
  server.clock.set(at);
  await server.tasks.askStillIn({});
  const mails = (await server.drain()).filter(({ mail }) => mail.text.includes('Are you still in?'));
  return mails.map(({ to, mail }) => ({ to: to[0], path: /\/answer\/[\w-]{43}/.exec(mail.text)?.[0] ?? '' }));
};

const answer = (path: string, said: string) =>
  server.app.inject({ method: 'POST', url: path, headers: FORM, payload: `answer=${said}` });

const chance = async () => (await readEvent(server, event)).chance;

describe('on the morning of an event whose organiser wants it', () => {
  it('those who said yes days ago are asked, once', async () => {
    const vera = await aYes('vera');
    await aYes('maybe', { likelihood: 0.5 });
    server.clock.set('2026-05-04T12:00:00Z');
    await aYes('lately');
    expect(await askedAt('2026-05-05T21:59:00Z')).toEqual([]);
    expect((await askedAt(MORNING)).map(({ to }) => to)).toEqual([vera.email]);
    expect(await askedAt('2026-05-05T22:05:00Z')).toEqual([]);
  });

  it('once by two servers', async () => {
    await aYes('vera');
    server.clock.set(MORNING);
    await Promise.all([server.tasks.askStillIn({}), server.tasks.askStillIn({})]);
    expect(await askedAt(MORNING)).toHaveLength(1);
  });

  it('nobody is asked of an event that does not want it, was called off, or has begun', async () => {
    await aYes('vera');
    expect(await askedAt('2026-05-06T08:00:00Z')).toEqual([]);
    server.clock.set('2026-05-01T12:00:00Z');
    await server.rest('POST', `/api/events/${event.urlHash}/decision`, { decision: 'CALL_OFF' }, { as: 'ada' });
    await server.drain();
    expect(await askedAt(MORNING)).toEqual([]);
    server.clock.set('2026-05-01T12:00:00Z');
    event = await anEvent(server);
    await aYes('wim');
    expect(await askedAt(MORNING)).toEqual([]);
  });

  it('somebody who has muted the event is not asked', async () => {
    const { id, responseToken } = await aYes('vera');
    const at = `/api/events/${event.urlHash}/participants/${id}/notifications`;
    await server.rest('PATCH', at, { isMuted: true, responseToken });
    expect(await askedAt(MORNING)).toEqual([]);
  });
});

describe('a yes', () => {
  it('counts less in the chance until it is confirmed, and is no less of a yes', async () => {
    await aYes('vera');
    await aYes('wim');
    expect(await chance()).toBe(1);
    const [first, second] = await askedAt(MORNING);
    const { chance: lower, expected } = await readEvent(server, event);
    expect([lower, expected]).toEqual([0.81, 2]);
    expect((await answer(first?.path ?? '', 'IN')).statusCode).toBeLessThan(400);
    expect(await chance()).toBe(0.9);
    expect((await answer(second?.path ?? '', 'IN')).statusCode).toBeLessThan(400);
    expect(await chance()).toBe(1);
  });

  it('that is asked lowers the chance at once wherever it is read, and names nobody', async () => {
    await aYes('vera');
    await aYes('wim');
    const since = '2026-05-05T21:59:00Z';
    const at = `/api/events/${event.urlHash}`;
    await askedAt(MORNING);
    const changed = (await server.rest('GET', `/api/events?updatedSince=${since}`)).json<{ urlHash?: string }[]>();
    expect(changed.map(({ urlHash }) => urlHash)).toContain(event.urlHash);
    const points = async () =>
      (await server.rest('GET', `${at}/chance-history`, undefined, { as: 'ada' })).json<
        { at: string; chance: number }[]
      >();
    expect((await points()).at(-1)).toEqual({ at: '2026-05-05T22:00:00.000Z', chance: 0.81, expected: 2 });
    const [latest] = (await server.rest('GET', `${at}/activity`, undefined, { as: 'ada' })).json<object[]>();
    expect(latest).toEqual({
      type: 'event.stillInAsked',
      at: '2026-05-05T22:00:00.000Z',
      expected: 2,
      chance: 0.81,
      cursor: expect.any(String),
    });
  });

  it('that is confirmed raises it at once, though organisers read no line of whose it was', async () => {
    await aYes('vera');
    await aYes('wim');
    const [question] = await askedAt(MORNING);
    server.clock.set('2026-05-05T22:30:00Z');
    await answer(question?.path ?? '', 'IN');
    const read = async (what: string) =>
      (await server.rest('GET', `/api/events/${event.urlHash}/${what}`, undefined, { as: 'ada' })).json<object[]>();
    expect((await read('chance-history')).at(-1)).toEqual({ at: '2026-05-05T22:30:00.000Z', chance: 0.9, expected: 2 });
    expect((await read('activity'))[0]).toMatchObject({ type: 'event.stillInAsked' });
  });

  it('keeps its condition when it is confirmed', async () => {
    const vera = await aYes('vera', { minParticipants: 2 });
    await aYes('wim');
    const question = (await askedAt(MORNING)).find(({ to }) => to === vera.email);
    await answer(question?.path ?? '', 'IN');
    const { participants } = await readEvent(server, event);
    expect(participants.find(({ id }) => id === vera.id)).toMatchObject({ likelihood: 1, minParticipants: 2 });
  });

  it('ends with a tap', async () => {
    const vera = await aYes('vera');
    const [question] = await askedAt(MORNING);
    await answer(question?.path ?? '', 'OUT');
    const { participants } = await readEvent(server, event);
    expect(participants.find(({ id }) => id === vera.id)).toMatchObject({ likelihood: 0, status: 'DECLINED' });
  });

  it('is sure again once its owner has changed the response', async () => {
    const vera = await aYes('vera');
    await aYes('wim');
    await askedAt(MORNING);
    const change = { comment: 'See you', responseToken: vera.responseToken };
    await server.rest('PUT', `/api/events/${event.urlHash}/participants/${vera.id}`, change);
    expect(await chance()).toBe(0.9);
  });
});

it('the choice of the organiser is kept, and a change without it leaves it', async () => {
  expect(event.asksStillIn).toBe(true);
  await changeEvent(server, event, { title: 'Other' });
  expect((await readEvent(server, event)).asksStillIn).toBe(true);
  await changeEvent(server, event, { asksStillIn: false });
  expect((await readEvent(server, event)).asksStillIn).toBe(false);
});
