import { beforeEach, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse } from '../support/builders.ts';
import { pressUnsubscribe, unsubscribePathOf } from './mailServer.ts';
import { nextDate } from '../support/series.ts';
import { useMailServer } from './useMailServer.ts';

const GERMAN = { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' } };
/** As of a browser that speaks German, in which English was chosen. */
const CHOSEN_ENGLISH = { headers: { ...GERMAN.headers, cookie: 'quorum-language=en' } };
const CHOSEN_GERMAN = { headers: { 'accept-language': 'en-US', cookie: 'quorum-language=de' } };

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

/** The texts of what is due, by recipient. */
const textsByRecipient = async () =>
  Object.fromEntries((await server.drain()).map(({ to: [address], mail }) => [address, mail.text]));

it.each([
  ['the browser wants', GERMAN, 'Deine Antwort ist da: ja'],
  ['was chosen in the web app', CHOSEN_GERMAN, 'Deine Antwort ist da: ja'],
  ['was chosen, whatever the browser wants', CHOSEN_ENGLISH, 'Your response is in: yes'],
  ['is English where we do not have it', { headers: { 'accept-language': 'fr' } }, 'Your response is in: yes'],
  ['is English where nothing is said', {}, 'Your response is in: yes'],
])('a mail to who joins is in the language that %s', async (_name, caller, heading) => {
  await aResponse(server, event, { email: 'vera@example.com' }, caller);
  expect((await textsByRecipient())['vera@example.com']).toContain(heading);
});

it('the calendar file that comes along says its few words in it, too', async () => {
  await aResponse(server, event, { email: 'vera@example.com' }, { as: 'vera', ...GERMAN });
  await aResponse(server, event, { email: 'ben@example.com' }, { as: 'ben' });
  const files = Object.fromEntries(
    (await server.drain()).map(({ to: [address], mail }) => [
      address,
      (mail.calendars[0] ?? '').replaceAll('\r\n ', ''),
    ]),
  );
  expect(files['vera@example.com']).toContain('Weitere Informationen: ');
  expect(files['ben@example.com']).toContain('More information: ');
});

it('is so through GraphQL as well', async () => {
  const query = `mutation { joinEvent(urlHash: "${event.urlHash}", input: { name: "Vera", email: "vera@example.com" }) { responseToken } }`;
  await server.graphql(query, {}, GERMAN);
  expect((await textsByRecipient())['vera@example.com']).toContain('Deine Antwort ist da');
});

it('each gets news of an event in their own language, not in that of its author', async () => {
  await aResponse(server, event, { email: 'vera@example.com' }, GERMAN);
  await aResponse(server, event, { email: 'ben@example.com' });
  await server.drain();
  const change = { date: '2026-05-07T09:00:00Z', endTime: null };
  await server.rest('PUT', `/api/events/${event.urlHash}`, change, { as: 'ada', ...CHOSEN_ENGLISH });
  const texts = await textsByRecipient();
  expect(texts['vera@example.com']).toContain('Donnerstag, 7. Mai 2026, 19:00 (Australia/Sydney)');
  expect(texts['ben@example.com']).toContain('Thursday, 7 May 2026, 7:00 PM (Australia/Sydney)');
});

it.each([
  ['en-US,en;q=0.9', '', 'en', '6:00 PM'],
  ['en-GB,en;q=0.9', '', 'en-GB', '18:00'],
  ['en-IE', '', 'en-GB', '18:00'],
  ['fr', '', 'en', '6:00 PM'],
  ['de-AT,en-GB;q=0.5', 'quorum-language=en', 'en-GB', '18:00'],
  ['de-AT,en-GB;q=0.5', '', 'de', '18:00'],
])('who has pages in %s (%s) has mails with the clock of these', async (wanted, cookie, kept, clock) => {
  const reader = { headers: { 'accept-language': wanted, cookie } };
  const { id } = await aResponse(server, event, { email: 'kim@example.com' }, reader);
  const rows = await server.orm.em.fork().execute('select language from participant where id = ?', [id]);
  expect(rows).toEqual([{ language: kept }]);
  const [mail] = (await server.drain()).filter(({ to }) => to.includes('kim@example.com'));
  expect(mail?.mail.headers.get('subject')?.endsWith(`, ${clock}`)).toBe(true);
  expect(mail?.mail.html).toContain(`<html lang="${kept}">`);
});

it('an organiser gets them with the clock of the pages where the event was made', async () => {
  const british = { as: 'ada', headers: { 'accept-language': 'en-GB' } };
  const own = (await server.rest('POST', '/api/events', aDraft(), british)).json<EventView>();
  await aResponse(server, own, {}, GERMAN);
  expect((await textsByRecipient())['ada@example.com']).toContain('Wednesday, 6 May 2026, 18:00–20:00');
});

it('a reminder is in the language of who responded, weeks after', async () => {
  await aResponse(server, event, { email: 'vera@example.com' }, GERMAN);
  await server.drain();
  server.clock.set('2026-05-05T08:01:00Z');
  await server.tasks.remindParticipants({});
  expect((await textsByRecipient())['vera@example.com']).toContain('Bald ist es so weit');
});

it('a new address comes with the language of who gives it', async () => {
  const { id, responseToken } = await aResponse(server, event);
  const path = `/api/events/${event.urlHash}/participants/${id}`;
  await server.rest('PUT', path, { email: 'vera@example.com', responseToken }, GERMAN);
  expect((await textsByRecipient())['vera@example.com']).toContain('Deine Antwort ist da');
});

it('an organiser gets mail in the language in which the event was made, about its next occurrences too', async () => {
  const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;
  const draft = aDraft({ date: '2026-05-01T08:00:00Z', endTime: '2026-05-01T10:00:00Z', ...weekly });
  const root = (await server.rest('POST', '/api/events', draft, { as: 'ada', ...GERMAN })).json<EventView>();
  const next = await nextDate(server, root);
  for (const one of [root, next]) {
    await aResponse(server, one);
    expect((await textsByRecipient())['ada@example.com']).toContain('Jemand hat geantwortet');
  }
});

it('the page to unsubscribe is in the language of its reader', async () => {
  await aResponse(server, event, { email: 'vera@example.com' }, GERMAN);
  const [mail] = (await server.drain()).filter(({ to }) => to.includes('vera@example.com'));
  const page = await server.app.inject({ url: mail ? unsubscribePathOf(mail) : '', ...GERMAN });
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('Mails zu diesem Event abbestellen');
  const done = await pressUnsubscribe(server, mail, 'event', GERMAN);
  expect(done.body).toContain('Du bekommst keine Mails zu diesem Event mehr.');
  const gone = await server.app.inject({ url: `/unsubscribe/${'x'.repeat(43)}`, ...GERMAN });
  expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('Dieser Link gilt nicht mehr.')]);
});
