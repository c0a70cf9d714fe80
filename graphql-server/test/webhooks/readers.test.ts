import { expect, it } from '@jest/globals';
import { WEBHOOK_TYPES } from '@quorum/domain/webhooks/types';
import { sampleOf } from '../../src/gateways/webhooks/samples.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { aDraft, aResponse, anEvent, changeEvent, deleteEvent } from '../support/builders.ts';
import { aWebhook, deliveriesOf, useWebhookServer } from './webhookWorld.ts';

const server = useWebhookServer({ ADMIN_UIDS: 'olga' });
const ADA = { as: 'ada' };
const OLGA = { as: 'olga' };
const types = (path: string) => server.receiver.read(path).map(({ type }) => type);
const at = (path: string, scope: 'OWN' | 'PUBLIC', as: string) =>
  aWebhook(server, { url: server.receiver.url(path), scope }, { as });

const HIDE = 'mutation ($urlHash: String!, $hidden: Boolean!) { hideEvent(urlHash: $urlHash, hidden: $hidden) }';
const hide = ({ urlHash }: { urlHash: string }, hidden: boolean) => server.graphql(HIDE, { urlHash, hidden }, OLGA);

/** Ada and Cem organise, Mallory does not. */
const listen = async () => {
  await at('/ada', 'OWN', 'ada');
  await at('/cem', 'OWN', 'cem');
  await at('/mallory', 'OWN', 'mallory');
  await at('/public', 'PUBLIC', 'mallory');
};

it('tells those who organise an event of it, and everybody of a public one', async () => {
  await listen();
  const open = await anEvent(server);
  const secret = await anEvent(server, { isPrivate: true });
  await joinOrganising(server, secret, 'cem');
  await server.drain();
  await aResponse(server, open);
  await aResponse(server, secret);
  await server.drain();
  expect(types('/ada')).toEqual(['event.created', 'event.created', 'response.created', 'response.created']);
  // what had happened before is told to those who organise it by then
  expect(types('/cem')).toEqual(['event.created', 'response.created']);
  expect(types('/mallory')).toEqual([]);
  expect(types('/public')).toEqual(['event.created', 'response.created']);
  expect(JSON.stringify(server.receiver.taken.filter(({ path }) => path === '/public'))).not.toContain(secret.urlHash);
});

it('tells everybody that an event is gone once nobody else may see it, and nothing more', async () => {
  await listen();
  const event = await anEvent(server);
  const hidden = await anEvent(server);
  const secret = await anEvent(server, { isPrivate: true });
  await server.drain();
  server.receiver.taken.length = 0;
  await changeEvent(server, event, { isPrivate: true });
  await changeEvent(server, event, { location: 'Where nobody may know' });
  for (const one of [hidden, secret]) await hide(one, true);
  await changeEvent(server, hidden, { location: 'Where nobody may know' });
  await server.drain();
  expect(server.receiver.read('/public').map(({ type, data }) => [type, data])).toEqual([
    ['event.deleted', { event: { urlHash: event.urlHash } }],
    ['event.deleted', { event: { urlHash: hidden.urlHash } }],
  ]);
  expect(types('/ada')).toEqual(['event.updated', 'event.updated', 'event.updated']);
  await changeEvent(server, event, { isPrivate: false });
  await hide(hidden, false);
  await server.drain();
  expect(types('/public').slice(2)).toEqual(['event.created', 'event.created']);
});

it('tells of a private event that is deleted its organisers alone', async () => {
  await listen();
  const [open, secret] = [await anEvent(server), await anEvent(server, { isPrivate: true })];
  await server.drain();
  server.receiver.taken.length = 0;
  for (const one of [open, secret]) await deleteEvent(server, one);
  await server.drain();
  expect([types('/ada'), types('/public'), types('/mallory')]).toEqual([
    ['event.deleted', 'event.deleted'],
    ['event.deleted'],
    [],
  ]);
});

it('does not deliver later what may not be read any more', async () => {
  await listen();
  server.receiver.answer(503);
  const event = await anEvent(server);
  await server.drain();
  server.receiver.taken.length = 0;
  server.receiver.answer(204);
  await changeEvent(server, event, { isPrivate: true, location: 'Where nobody may know' });
  server.clock.set(server.clock.now().plus({ minutes: 1 }).toISO() ?? '');
  await server.drain();
  expect(server.receiver.read('/public').map(({ type }) => type)).toEqual(['event.deleted']);
  expect(types('/ada')).toEqual(['event.created', 'event.updated']);
});

it('tells no name and no address of anybody, nor what people wrote, nor who responded where that is hidden', async () => {
  await listen();
  const canary = (what: string) => `canary-${what}`;
  const event = await anEvent(server, {
    notes: canary('notes'),
    chatLink: `https://chat.example/${canary('chat')}`,
    isGuestListHidden: true,
  });
  const said = { name: canary('name'), email: `${canary('mail')}@example.com`, comment: canary('comment') };
  const vera = await aResponse(server, event, said, { as: 'vera' });
  await changeEvent(server, event, { notes: canary('other-notes'), chatLink: '' });
  await server.drain();
  const bodies = server.receiver.taken.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n');
  expect(bodies).not.toContain('canary');
  for (const word of ['vera', 'Ada', 'ada@', vera.responseToken]) expect(bodies).not.toContain(word);
  const responses = (path: string) =>
    server.receiver.read(path).flatMap(({ type, data }) => (type === 'response.created' ? [data.response] : []));
  expect(responses('/ada')).toEqual([{ id: vera.id, status: 'GOING', likelihood: 1, guests: 0 }]);
  expect(responses('/public')).toEqual([undefined]);
  expect(server.receiver.read('/public').at(-1)?.data.changes).toEqual({ fields: ['notes'], before: {} });
});

it('tells of polls what becomes of them', async () => {
  await listen();
  const options = ['2026-05-06T08:00:00.000Z', '2026-05-07T08:00:00.000Z'].map((date) => ({ date, endTime: null }));
  const { title, location, timezone, participantThreshold, eventTypeId } = aDraft();
  const draft = { title, location, timezone, participantThreshold, eventTypeId, notes: '', webLink: '', options };
  const made = async (changes: object) =>
    (await server.rest('POST', '/api/polls', { ...draft, ...changes }, ADA)).json<{
      urlHash: string;
      options: { id: number }[];
    }>();
  const open = await made({});
  await made({ isPrivate: true });
  await server.rest('POST', `/api/polls/${open.urlHash}/schedule`, { optionId: open.options[1]?.id }, ADA);
  await server.drain();
  const told = server.receiver.read('/public');
  expect(types('/ada')).toEqual(expect.arrayContaining(['poll.created', 'poll.created', 'poll.scheduled']));
  expect(told.map(({ type }) => type).toSorted()).toEqual(['event.created', 'poll.created', 'poll.scheduled']);
  expect(told.find(({ type }) => type === 'poll.scheduled')?.data).toMatchObject({
    poll: { urlHash: open.urlHash, status: 'SCHEDULED' },
    event: { date: '2026-05-07T08:00:00.000Z' },
  });
});

it('sends samples that are as what is really sent', async () => {
  const { id } = await aWebhook(server, { url: server.receiver.url('/test') });
  await at('/ada', 'OWN', 'ada');
  for (const type of WEBHOOK_TYPES) await server.rest('POST', `/api/me/webhooks/${id}/test`, { type }, ADA);
  await server.drain();
  const samples = server.receiver.read('/test');
  expect(samples.map(({ type }) => type).toSorted()).toEqual([...WEBHOOK_TYPES].toSorted());
  expect((await deliveriesOf(server, { id })).every(({ state }) => state === 'DELIVERED')).toBe(true);
  const event = await anEvent(server, { capacity: 14 });
  await aResponse(server, event);
  await changeEvent(server, event, { location: 'Elsewhere' });
  await server.drain();
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('before' in value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]))
      : null;
  for (const real of server.receiver.read('/ada'))
    expect(shape(sampleOf(real.type as (typeof WEBHOOK_TYPES)[number]).data)).toEqual(shape(real.data));
});
