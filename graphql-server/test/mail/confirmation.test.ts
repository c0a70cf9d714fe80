import { beforeEach, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { PUBLIC_URL, responseLinkIn, startMailServer } from './mailServer.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server, { title: 'Volleyball & <b>beers</b>' });
});

const toVera = async () => (await server.drain()).filter(({ to }) => to.includes('vera@example.com'));

it('goes to a joiner who left an address, once, from the address that is configured', async () => {
  await aResponse(server, event, { email: 'vera@example.com', likelihood: 0.5 });
  const mails = await toVera();
  expect(mails).toHaveLength(1);
  const [{ from, to, mail }] = mails as [(typeof mails)[0]];
  expect([from, to]).toEqual(['hello@quorum.example.org', ['vera@example.com']]);
  expect(mail.headers.get('from')).toBe('Quorum <hello@quorum.example.org>');
  expect(mail.headers.get('to')).toBe('vera@example.com');
  expect(mail.headers.get('subject')).toBe('Your response is in: “Volleyball & <b>beers</b>”, Wed 6 May, 6:00 PM');
  expect(mail.headers.get('message-id')).toMatch(/^<[\w-]{22}@quorum\.example\.org>$/);
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.headers.get('list-unsubscribe')).toMatch(/^<https:\/\/quorum\.example\.org\/unsubscribe\/[\w-]{43}>$/);
  expect(mail.text).toContain('Your response is in: maybe (50%)');
  expect(mail.text).toContain('Volleyball & <b>beers</b>');
  expect(mail.text).toContain('Wednesday, 6 May 2026, 6:00 PM – 8:00 PM');
  expect(mail.html).toContain('Volleyball &amp; &lt;b&gt;beers&lt;/b&gt;');
  expect(mail.html).not.toContain('<b>beers');
  // again from the queue: nothing is left
  expect(await toVera()).toEqual([]);
});

it('contains nothing that the person who typed the address wrote', async () => {
  await aResponse(server, event, { name: 'Free money', comment: 'spam.example', email: 'vera@example.com' });
  const [received] = await toVera();
  expect(JSON.stringify([...(received?.mail.headers ?? []), received?.mail.text, received?.mail.html])).not.toMatch(
    /Free money|spam\.example/,
  );
});

it('has a private link, by which the response is changed and withdrawn from any device, beside the visitor’s own', async () => {
  const joined = await aResponse(server, event, { email: 'vera@example.com' });
  const [received] = await toVera();
  const link = responseLinkIn(received?.mail.text ?? '');
  expect(link).toMatchObject({ urlHash: event.urlHash, participantId: String(joined.id) });
  expect(received?.mail.html).toContain(`${PUBLIC_URL}/events/${event.urlHash}#response=${joined.id}.`);

  const path = `/api/events/${event.urlHash}/participants/${joined.id}`;
  const { responseToken } = link;
  expect((await server.rest('PUT', path, { likelihood: 0.4, responseToken })).statusCode).toBe(200);
  expect((await server.rest('PUT', path, { likelihood: 0.6, responseToken: joined.responseToken })).statusCode).toBe(
    200,
  );
  const byLink = { headers: { 'x-response-token': responseToken } };
  expect((await server.rest('DELETE', path, undefined, byLink)).statusCode).toBe(200);
});

it('says so when the same name and address respond a second time, with a link to withdraw that response', async () => {
  const { urlHash } = event;
  const join = (email: string) => aResponse(server, event, { name: 'Vera', email });
  const textOf = async () => (await toVera())[0]?.mail.text ?? '';
  await join('vera@example.com');
  expect(await textOf()).not.toContain('#withdraw=');
  await aResponse(server, event, { name: 'Ben', email: 'vera@example.com' });
  expect(await textOf()).not.toContain('#withdraw=');

  const again = await join('Vera@example.com');
  const [received] = (await server.drain()).filter(({ to }) => to.includes('Vera@example.com'));
  const text = received?.mail.text ?? '';
  expect(text.replaceAll('\n', ' ')).toContain('This event already had a response with this name and address.');
  const { responseToken } = responseLinkIn(text);
  expect(text).toContain(
    `Withdraw this response:\n${PUBLIC_URL}/events/${urlHash}#withdraw=${again.id}.${responseToken}`,
  );
});

it('has a calendar file that another parser reads', async () => {
  await aResponse(server, event, { email: 'vera@example.com' });
  const [received] = await toVera();
  const calendars = received?.mail.calendars ?? [];
  expect(calendars).toHaveLength(2);
  for (const file of calendars) {
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const entry = calendar.getFirstSubcomponent('vevent');
    expect(entry?.getFirstPropertyValue('uid')).toBe(`${event.urlHash}@quorum`);
    expect(entry?.getFirstPropertyValue('summary')).toBe(event.title);
    expect(entry?.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(entry?.getFirstPropertyValue('sequence')).toBe(0);
  }
});

it('leaves no plain secret behind once it is sent', async () => {
  await aResponse(server, event, { email: 'vera@example.com' });
  const waiting = JSON.stringify(await server.outbox());
  expect(waiting).toContain('#response=');
  await server.drain();
  const kept = (await server.outbox()).filter(({ recipient }) => recipient === 'vera@example.com');
  expect(JSON.stringify(kept)).not.toMatch(/#response=|\/unsubscribe\//);
  expect(
    kept.every(({ text, html, calendar, unsubscribe_token }) =>
      [text, html, calendar, unsubscribe_token].every((body) => body === null),
    ),
  ).toBe(true);
});

it('goes to the new address when it is changed, and the link in the former mail is dead', async () => {
  const joined = await aResponse(server, event, { email: 'vera@exmaple.com' });
  const [first] = await server.drain();
  const former = responseLinkIn(first?.mail.text ?? '');
  const path = `/api/events/${event.urlHash}/participants/${joined.id}`;
  await server.rest('PUT', path, { email: 'vera@example.com', responseToken: joined.responseToken });
  expect(await toVera()).toHaveLength(1);
  expect((await server.rest('PUT', path, { likelihood: 1, responseToken: former.responseToken })).statusCode).toBe(403);
  // what does not change the address sends no other
  await server.rest('PUT', path, { likelihood: 0.2, responseToken: joined.responseToken });
  expect(await toVera()).toEqual([]);
});

it('does not go to anybody when no address was left', async () => {
  await aResponse(server, event);
  expect((await server.drain()).filter(({ to }) => !to.includes('ada@example.com'))).toEqual([]);
});

it.each([
  'a@x.example,b@y.example',
  '"a@x.example,b"@y.example',
  'a@x.example\r\nBcc: b@y.example',
  'a@x.example b@y.example',
])('takes one strict address: not %j', async (email) => {
  const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera', email });
  expect(answer.statusCode).toBe(400);
  expect(await server.drain()).toEqual([]);
});

it('goes to one address thirty times in a day at most, from all people together', async () => {
  const limited = await startMailServer({ RATE_LIMITS: 'on' });
  const popular = await anEvent(limited);
  for (let count = 0; count < 33; count++) await aResponse(limited, popular, { email: 'Victim@Example.com' });
  const received = await limited.drain();
  expect(received.filter(({ to }) => to.some((address) => /^victim@/i.test(address)))).toHaveLength(30);
  await limited.stop();
});
