import { beforeEach, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { unsubscribePathOf } from './mailServer.ts';
import { useMailServer } from './useMailServer.ts';

const built = useWebApp();
const server = useMailServer({}, () => ({ webRoot: built.root }));
let event: EventView;
let path: string;
let serial = 0;
let address: string;

beforeEach(async () => {
  address = `person${++serial}@example.com`;
  event = await anEvent(server);
  await aResponse(server, event, { email: address });
  const received = (await server.drain()).find(({ to }) => to.includes(address));
  path = received ? unsubscribePathOf(received) : '';
});

const post = (body: string, type = 'application/x-www-form-urlencoded', headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: path, payload: body, headers: { 'content-type': type, ...headers } });

const isTold = async (about: EventView, location: string) => {
  await changeEvent(server, about, { location });
  return (await server.drain()).some(({ to }) => to[0]?.toLowerCase() === address);
};

const another = async () => {
  const made = await anEvent(server);
  await aResponse(server, made, { email: address.toUpperCase() });
  return made;
};

it('does nothing when a program follows the link', async () => {
  const page = await server.app.inject({ method: 'GET', url: path });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain(address);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await isTold(event, 'Elsewhere')).toBe(true);
});

it.each([
  ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    'form data',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ],
])('stops mail about the event with one click, sent as %s from anywhere (RFC 8058)', async (_name, body, type) => {
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  expect((await post(body, type, foreign)).statusCode).toBe(200);
  expect(await isTold(event, 'Elsewhere')).toBe(false);
  expect(await isTold(await another(), 'Elsewhere')).toBe(true);
});

it('stops all mail, however the address is written', async () => {
  const page = await post('action=everything');
  expect(page.body).toContain('You will get no more mail from Quorum.');
  expect(await isTold(event, 'Elsewhere')).toBe(false);
  expect(await isTold(await another(), 'Elsewhere')).toBe(false);
});

it('leads readers without a script to a form, which the secret of the mail opens', async () => {
  const page = await server.app.inject({ method: 'GET', url: path });
  const [, inPlace = ''] = /<noscript\s*>(.*?)<\/noscript\s*>/s.exec(page.body) ?? [];
  const [, url = ''] = /href="([^"]+)"/.exec(inPlace) ?? [];
  expect(url).toContain(`/events/${event.urlHash}/responses/`);
  expect((await server.app.inject({ method: 'GET', url })).json()).toMatchObject({
    form: 'notifications',
    preferences: { chosen: { isMuted: false } },
  });
});

it('can be taken back', async () => {
  await post('action=event');
  expect((await post('action=resubscribe')).body).not.toContain('no more mail');
  expect(await isTold(event, 'Elsewhere')).toBe(true);
});

it('holds for what was written before and not sent yet', async () => {
  await changeEvent(server, event, { location: 'Elsewhere' });
  await post('List-Unsubscribe=One-Click');
  expect(await server.drain()).toEqual([]);
});

it('holds for the organiser as well', async () => {
  await changeEvent(server, event, { participantThreshold: 2 });
  server.clock.set('2026-05-01T12:20:00Z');
  await aResponse(server, event, { name: 'Ben' });
  const received = (await server.drain()).find(({ to }) => to.includes('ada@example.com'));
  path = received ? unsubscribePathOf(received) : '';
  await post('List-Unsubscribe=One-Click');
  server.clock.set('2026-05-01T13:00:00Z');
  await aResponse(server, event, { name: 'Carla' });
  expect(await server.drain()).toEqual([]);
});

it('after the event is gone stops all mail, for nothing else is left to stop', async () => {
  await deleteEvent(server, event);
  await server.drain();
  expect((await post('List-Unsubscribe=One-Click')).body).toContain('You will get no more mail from Quorum.');
});

it('keeps a digest of the address and of the secret, and neither in plain', async () => {
  await post('action=everything');
  const rows = await server.orm.em.fork().execute('select * from unsubscribed');
  expect(JSON.stringify(rows)).not.toContain('example.com');
  expect(JSON.stringify(await server.outbox())).not.toContain(path.split('/').pop());
});

it('answers a link that it does not know with a page that says so', async () => {
  const page = await server.app.inject({ method: 'GET', url: `/unsubscribe/${'x'.repeat(43)}` });
  expect([page.statusCode, page.body.includes('This link has expired')]).toEqual([404, true]);
  path = `/unsubscribe/${'x'.repeat(43)}`;
  expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(404);
});

it('is the only place that takes forms, and the only one that takes them from elsewhere', async () => {
  const join = `/api/events/${event.urlHash}/join`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const byForm = await server.app.inject({ method: 'POST', url: join, payload: 'name=Vera', headers: form });
  expect(byForm.statusCode).toBe(415);
  const foreign = await server.rest('POST', join, { name: 'Vera' }, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.statusCode).toBe(403);
});
