import { beforeEach, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { AFTER_FIRST, aRegular, aWeekly, nextByClock } from '../regulars/regularSteps.ts';
import { nextDate } from '../support/series.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2 });
});

const later = (minutes: number, seconds = 0) =>
  server.clock.set(server.clock.now().plus({ minutes, seconds }).toISO() ?? '');

const toAda = async () => {
  const received = await server.drain();
  expect(received.every(({ to }) => to.length === 1 && to[0] === 'ada@example.com')).toBe(true);
  return received.map(({ mail }) => ({ subject: mail.headers.get('subject') ?? '', text: mail.text, html: mail.html }));
};

const subjects = async () => (await toAda()).map(({ subject }) => subject);

it('tells about responses at once, and about those in the next ten minutes together', async () => {
  await aResponse(server, event, { name: 'Vera', likelihood: 0.3, comment: 'If it "stays" <dry>' });
  const [first, ...others] = await toAda();
  expect(others).toEqual([]);
  expect(first?.subject).toBe('New responses to “Evening volleyball”, Wed 6 May');
  expect(first?.text).toContain('Vera says maybe (30%)');
  expect(first?.text).toContain('“If it "stays" <dry>”');
  expect(first?.html).toContain('If it &quot;stays&quot; &lt;dry&gt;');

  for (const name of ['Ben', 'Carla']) {
    later(2);
    await aResponse(server, event, { name, likelihood: 0.1 });
    expect(await subjects()).toEqual([]);
  }
  later(5, 59);
  expect(await subjects()).toEqual([]);
  later(0, 1);
  const bundle = await toAda();
  expect(bundle).toHaveLength(1);
  expect(bundle[0]?.text).toContain('2 new responses');
  expect(bundle[0]?.text).toMatch(/Ben says maybe \(10%\)\n- Carla says/);
  expect(bundle[0]?.text).not.toContain('Vera');
});

it('tells about a response that changed, as one that changed', async () => {
  const { id, responseToken } = await aResponse(server, event, { name: 'Vera', likelihood: 0.1 });
  await server.drain();
  later(11);
  await server.rest('PUT', `/api/events/${event.urlHash}/participants/${id}`, { likelihood: 0.2, responseToken });
  expect((await toAda())[0]?.text).toContain('Vera now says maybe (20%)');
});

it('tells nothing of an edit without a change, as opening a private link makes one', async () => {
  const said = { name: 'Vera', likelihood: 0.1, comment: 'Perhaps' };
  const { id, responseToken } = await aResponse(server, event, { ...said, email: 'vera@example.com' });
  await server.drain();
  later(11);
  for (const change of [{}, said, { email: 'vera@example.com' }]) {
    const body = { ...change, responseToken };
    const answer = await server.rest('PUT', `/api/events/${event.urlHash}/participants/${id}`, body);
    expect(answer.json()).toMatchObject(said);
  }
  expect(await subjects()).toEqual([]);
});

it('tells about a regular who comes to dates that are made, and of none to whom a new date has come', async () => {
  const { first, seriesHash } = await aWeekly(server);
  await aRegular(server, seriesHash, { name: 'Rita', likelihood: 0.5 });
  const [told, ...others] = await toAda();
  expect(others).toEqual([]);
  expect(told?.subject).toBe('New responses to “Evening volleyball”, Tue 5 May');
  expect(told?.text).toContain('Rita says maybe (50%)');
  expect(told?.text).toContain(first.urlHash);
  await nextByClock(server, seriesHash, AFTER_FIRST);
  expect(await subjects()).toEqual([]);
});

it('does not tell organisers of what they did themselves', async () => {
  await aResponse(server, event, { name: 'Ada' }, { as: 'ada' });
  expect(await subjects()).toEqual([]);
});

it('tells once for each crossing that enough people are in, or no longer', async () => {
  await aResponse(server, event);
  const second = await aResponse(server, event);
  await server.drain();
  later(0, 59);
  expect(await subjects()).toEqual([]);
  later(0, 1);
  const [enough] = await toAda();
  expect(enough?.subject).toBe('Enough people are in for “Evening volleyball”, Wed 6 May');
  expect(enough?.text).toContain('It needs 2 people and can expect 2. It can happen.');

  later(20);
  await aResponse(server, event);
  expect((await subjects()).filter((subject) => subject.includes('nough'))).toEqual([]);

  later(20);
  const path = `/api/events/${event.urlHash}`;
  await server.rest('PUT', path, { participantThreshold: 4 }, { as: 'ada' });
  later(1);
  expect(await subjects()).toEqual(['No longer enough people for “Evening volleyball”, Wed 6 May']);
  await server.rest('PUT', path, { participantThreshold: 3 }, { as: 'ada' });
  later(1);
  expect(await subjects()).toEqual(['Enough people are in for “Evening volleyball”, Wed 6 May']);
  await server.rest('DELETE', `${path}/participants/${second.id}`, undefined, { as: 'ada' });
  later(1);
  expect(await subjects()).toEqual(['No longer enough people for “Evening volleyball”, Wed 6 May']);
});

it('does not flap: what comes and goes within a minute is no news', async () => {
  await aResponse(server, event);
  const { id, responseToken } = await aResponse(server, event, { likelihood: 0.5 });
  await server.drain();
  for (const likelihood of [1, 0.4, 1, 0.4]) {
    later(0, 20);
    await server.rest('PUT', `/api/events/${event.urlHash}/participants/${id}`, { likelihood, responseToken });
  }
  later(5);
  expect((await subjects()).filter((subject) => subject.includes('nough'))).toEqual([]);
});

it('goes to the organiser of an occurrence that the clock made, too', async () => {
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;
  const root = await anEvent(server, { ...weekly, date: '2026-04-28T16:00:00Z', endTime: null, timezone: 'UTC' });
  const next = await nextDate(server, root);
  await aResponse(server, next);
  expect(await subjects()).toEqual(['New responses to “Evening volleyball”, Tue 5 May']);
});
