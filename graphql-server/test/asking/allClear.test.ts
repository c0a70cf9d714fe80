import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { aDraft, anEvent, aResponse, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';

const server = useMailServer();
const ADA = { as: 'ada' };
let event: EventView;
let max: Joined;

beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2 });
  max = await aResponse(server, event, { name: 'Max' });
  await aResponse(server, event, { name: 'Mia' });
});

const decide = async (decision: string) => {
  expect((await restDoor(server).decideEvent(event, { decision }, ADA)).code).toBe('OK');
  await server.drain();
};
const leaves = async ({ id, responseToken }: Joined) => {
  await restDoor(server).removeResponse({ ...event, participantId: id, responseToken });
};
const joins = (name: string, says: object = {}) => aResponse(server, event, { name, ...says });

const RISK = 'At risk: “Evening volleyball”, Wed 6 May';
const SAFE = 'Safe again: “Evening volleyball”, Wed 6 May';

/** What the organiser is told of falls and of their end. */
const toAda = async () =>
  (await server.drain())
    .map(({ to, mail }) => ({
      to,
      subject: mail.headers.get('subject') ?? '',
      text: mail.text.replaceAll(/\s+/g, ' '),
    }))
    .filter(({ to, subject }) => to.includes('ada@example.com') && /^(At risk|Safe again|Wackelt)/.test(subject));
const subjects = async () => (await toAda()).map(({ subject }) => subject);

describe('after a confirmed event has fallen below what it needs, its organiser', () => {
  beforeEach(async () => {
    await decide('CONFIRM');
    await leaves(max);
    expect(await subjects()).toEqual([RISK]);
  });

  it('is told once that it has enough people again', async () => {
    await joins('New');
    const [mail, ...more] = await toAda();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(SAFE);
    expect(mail?.text).toContain('Your event needs 2 people and can expect 2. It stays confirmed');
    await joins('Another');
    expect(await subjects()).toEqual([]);
  });

  it('is told after each fall', async () => {
    const again = await joins('New');
    expect(await subjects()).toEqual([SAFE]);
    await leaves(again);
    expect(await subjects()).toEqual([RISK]);
    await joins('Another');
    expect(await subjects()).toEqual([SAFE]);
  });

  it('is told by the rule that the event goes by: maybes that add up', async () => {
    await joins('Perhaps', { likelihood: 0.5 });
    expect(await subjects()).toEqual([]);
    await joins('Perhaps too', { likelihood: 0.5 });
    expect(await subjects()).toEqual([SAFE]);
  });

  it.each(['CALL_OFF', 'REOPEN'])('is told nothing of it after %s', async (decision) => {
    await decide(decision);
    if (decision === 'REOPEN') await joins('New');
    expect(await subjects()).toEqual([]);
  });

  it('is told nothing once it has begun', async () => {
    server.clock.set('2026-05-06T08:30:00Z');
    await joins('New');
    expect(await subjects()).toEqual([]);
  });
});

it('an organiser who was not told that people are missing gets no all-clear', async () => {
  await leaves(max);
  await decide('CONFIRM');
  await joins('New');
  expect(await subjects()).toEqual([]);
});

it('what falls and recovers before anybody is told is no news', async () => {
  await decide('CONFIRM');
  const { app } = server;
  await app.inject({
    method: 'DELETE',
    url: `/api/events/${event.urlHash}/participants/${max.id}`,
    payload: { responseToken: max.responseToken },
  });
  await app.inject({ method: 'POST', url: `/api/events/${event.urlHash}/join`, payload: { name: 'New' } });
  expect(await subjects()).toEqual([]);
});

it('an organiser is told in their language', async () => {
  const german = { as: 'ada', headers: { 'accept-language': 'de' } };
  event = (await server.rest('POST', '/api/events', aDraft({ participantThreshold: 2 }), german)).json<EventView>();
  max = await joins('Max');
  await joins('Mia');
  await decide('CONFIRM');
  await leaves(max);
  await joins('New');
  expect((await toAda()).map(({ subject }) => subject)).toEqual([
    'Wackelt: „Evening volleyball“, Mi., 6. Mai',
    'Wackelt nicht mehr: „Evening volleyball“, Mi., 6. Mai',
  ]);
});
