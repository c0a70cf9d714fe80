import { beforeEach, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { responseLinkIn } from './mailServer.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(
    server,
    { title: 'Volleyball', notes: 'Free money', webLink: 'https://spam.example/' },
    'mallory',
  );
});

const change = (input: object) => changeEvent(server, event, input, 'mallory');

/** Everything that comes to that address: headers, bodies and files. */
const mailsTo = async (address: string) =>
  (await server.drain())
    .filter(({ to }) => to.includes(address))
    .map(({ mail: { headers, text, html, calendars } }) =>
      [...headers.entries(), text, html, ...calendars].join('\n').replaceAll(/\r?\n[ \t]?/g, ' '),
    );

const ORGANISERS_WORDS = /Free money|spam\.example|Mallory/;

/** One of each mail that somebody gets who responded. */
const everyMailTo = async (address: string, caller?: Caller) => {
  await aResponse(server, event, { email: address }, caller);
  await change({ location: 'Bondi Beach' });
  server.clock.set('2026-05-05T08:01:00Z');
  await server.tasks.remindParticipants({});
  await deleteEvent(server, event, 'mallory');
  return mailsTo(address);
};

it('an address that anybody may have typed gets of an event its title, time and place alone, and why it gets that', async () => {
  const mails = await everyMailTo('vera@example.com');
  expect(mails).toHaveLength(4);
  for (const mail of mails) {
    expect(mail).toContain('Volleyball');
    expect(mail).toContain('Wednesday, 6 May 2026, 6:00 PM');
    expect(mail).not.toMatch(ORGANISERS_WORDS);
    expect(mail).toMatch(/somebody[^.]* typed this address/);
  }
});

it('an address that the sign-in has verified gets all of it', async () => {
  const mails = await everyMailTo('Vera@example.com', { as: 'vera' });
  expect(mails).toHaveLength(4);
  for (const mail of mails) expect(mail).not.toContain('typed this address');
  expect(mails.filter((mail) => mail.includes('Free money') && mail.includes('Mallory'))).toHaveLength(3);
});

it('another address that a signed-in person types is one that anybody may have typed', async () => {
  const [mail] = await everyMailTo('ben@example.com', { as: 'vera' });
  expect(mail).not.toMatch(ORGANISERS_WORDS);
});

it('who changes their response by the link in a mail has shown that the address is theirs, until it is another one', async () => {
  const { id, responseToken: joinerToken } = await aResponse(server, event, { email: 'vera@example.com' });
  const path = `/api/events/${event.urlHash}/participants/${id}`;
  const [received] = (await server.drain()).filter(({ to }) => to.includes('vera@example.com'));
  const { responseToken } = responseLinkIn(received?.mail.text ?? '');

  await server.rest('PUT', path, { likelihood: 0.5, responseToken: joinerToken });
  await change({ location: 'Bondi Beach' });
  expect((await mailsTo('vera@example.com'))[0]).not.toMatch(ORGANISERS_WORDS);

  await server.rest('PUT', path, { likelihood: 0.6, responseToken });
  await change({ location: 'Coogee Beach' });
  expect((await mailsTo('vera@example.com'))[0]).toMatch(ORGANISERS_WORDS);

  await server.rest('PUT', path, { email: 'ben@example.com', responseToken });
  expect((await mailsTo('ben@example.com'))[0]).not.toMatch(ORGANISERS_WORDS);
});

it('who responds twice with one address is known by the response that is known to be theirs', async () => {
  await aResponse(server, event, { email: 'vera@example.com' });
  await aResponse(server, event, { email: 'vera@example.com' }, { as: 'vera' });
  await server.drain();
  await change({ location: 'Bondi Beach' });
  const mails = await mailsTo('vera@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(ORGANISERS_WORDS);
});
