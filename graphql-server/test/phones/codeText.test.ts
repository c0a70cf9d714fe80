import { expect, it } from '@jest/globals';
import { responseLinkIn } from '../mail/mailServer.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { leave } from './accountPhoneWorld.ts';
import { askForCode, atResponse, codeFor, confirm, COUNTRIES, joinWithPhone, mobile, otherThan } from './phoneWorld.ts';

const server = useMailServer(COUNTRIES);

const textsTo = async (phone: string) => {
  const sql = 'select body, kind, participant_id as id from sms where recipient = ? order by id';
  return server.orm.em.fork().execute<{ body: string; kind: string; id: number }[]>(sql, [phone]);
};

/** As where a server was away when codes were asked for. */
const tellAgain = async () => {
  const em = server.orm.em.fork();
  await em.execute('delete from sms');
  await em.execute(`insert into activity (type, event_id, details, created_at, dispatched_at)
    select type, event_id, details, created_at, null from activity where type like '%.phoneCodeAsked' order by id`);
  await server.dispatch();
};

it('a code goes out by text alone, once, with its last line for this site', async () => {
  const event = await anEvent(server, { title: 'CANARY TITLE' });
  const phone = mobile(1);
  const response = await joinWithPhone(server, event, phone);
  await server.dispatch();
  await server.dispatch();
  const code = await codeFor(server, response);
  const [text, ...more] = await textsTo(phone);
  expect(more).toEqual([]);
  expect(text).toMatchObject({ kind: 'code', id: response.id });
  expect(text?.body.split('\n')[0]).toBe(`${code} is your Quorum code, valid for 10 minutes. Not you? Ignore this.`);
  expect(text?.body.split('\n').at(-1)).toBe(`@quorum.example.org #${code}`);
  // anybody may have typed the number: no word of an organiser goes to it
  expect(text?.body).not.toContain('CANARY');
  expect(await server.orm.em.fork().execute('select from mail where participant_id = ?', [response.id])).toEqual([]);
  const activities = await server.orm.em.fork().execute('select details from activity');
  expect(JSON.stringify(activities)).not.toContain(code);
});

it('an address that is left with it gets its own link, which works', async () => {
  const event = await anEvent(server);
  const both = { email: 'both@example.com', phone: mobile(9), phoneConsent: true };
  await aResponse(server, event, both, { from: '198.51.100.9' });
  const mail = (await server.drain()).find(({ to }) => to.includes('both@example.com'));
  const { participantId, responseToken } = responseLinkIn(mail?.mail.text ?? '');
  const path = `/api/events/${event.urlHash}/participants/${participantId}`;
  expect((await server.rest('PUT', path, { responseToken })).statusCode).toBe(200);
});

it('a code is written in the language of the person', async () => {
  const event = await anEvent(server);
  const phone = mobile(2);
  await joinWithPhone(server, event, phone, { headers: { 'accept-language': 'de' } });
  await server.dispatch();
  const [text] = await textsTo(phone);
  expect(text?.body).toMatch(/^\d{6} ist dein Code für Quorum, 10 Minuten gültig\. /);
});

it('a number is kept with the clock of the pages where it was left', async () => {
  const event = await anEvent(server);
  const { id } = await joinWithPhone(server, event, mobile(12), { headers: { 'accept-language': 'en-IE' } });
  const sql = 'select language from participant_phone where participant_id = ?';
  expect(await server.orm.em.fork().execute(sql, [id])).toEqual([{ language: 'en-GB' }]);
});

it('another code is another text, and the code before is not valid any more', async () => {
  const event = await anEvent(server);
  const phone = mobile(3);
  const response = await joinWithPhone(server, event, phone);
  await server.dispatch();
  const first = await codeFor(server, response);
  server.clock.set('2026-05-01T12:01:01Z');
  await askForCode(server, event, response);
  await server.dispatch();
  const second = await codeFor(server, response);
  const bodies = (await textsTo(phone)).map(({ body }) => body.slice(0, 6));
  expect(bodies).toEqual([first, second]);
  if (first !== second) expect((await confirm(server, event, response, first)).statusCode).toBe(400);
  expect((await confirm(server, event, response, second)).statusCode).toBe(200);
});

it('nothing but codes goes to a number before it is confirmed, and news do afterwards', async () => {
  const event = await anEvent(server);
  const [one, other] = [mobile(4), mobile(5)];
  const known = await joinWithPhone(server, event, one);
  await joinWithPhone(server, event, other, { from: '198.51.100.5' });
  await confirm(server, event, known, await codeFor(server, known));
  await server.rest('POST', `/api/events/${event.urlHash}/decision`, { decision: 'CONFIRM' }, { as: 'ada' });
  await server.dispatch();
  const kinds = async (phone: string) => (await textsTo(phone)).map(({ kind }) => kind);
  expect(await kinds(other)).toEqual(['code']);
  expect(await kinds(one)).toContain('status');
});

it('a code that was confirmed meanwhile, or whose number went, is not sent', async () => {
  const event = await anEvent(server);
  const [one, other] = [mobile(6), mobile(7)];
  const quick = await joinWithPhone(server, event, one, { from: '198.51.100.6' });
  const gone = await joinWithPhone(server, event, other, { from: '198.51.100.7' });
  await server.dispatch();
  await confirm(server, event, quick, await codeFor(server, quick));
  await server.rest('PUT', atResponse(event, gone), { phone: null, responseToken: gone.responseToken });
  await tellAgain();
  expect([await textsTo(one), await textsTo(other)]).toEqual([[], []]);
});

it('of two codes that are asked for at once the later goes out alone, to its own number', async () => {
  const event = await anEvent(server);
  const [first, second] = [mobile(13), mobile(14)];
  const own = await joinWithPhone(server, event, first, { from: '198.51.100.13' });
  const body = { phone: second, phoneConsent: true, responseToken: own.responseToken };
  expect((await server.rest('PUT', atResponse(event, own), body)).statusCode).toBe(200);
  const caller = { as: 'cleo', from: '198.51.100.14' };
  await aResponse(server, event, {}, caller);
  const [third, fourth] = [mobile(15), mobile(16)];
  for (const phone of [third, fourth]) expect((await leave(server, phone, caller)).statusCode).toBe(200);
  await tellAgain();
  const counts = await Promise.all([first, second, third, fourth].map(async (to) => (await textsTo(to)).length));
  expect(counts).toEqual([0, 1, 0, 1]);
});

it('a number that said STOP is refused, since no code would come', async () => {
  const event = await anEvent(server);
  const phone = mobile(8);
  const response = await joinWithPhone(server, event, phone, { from: '198.51.100.8' });
  await server.dispatch();
  await server.orm.em
    .fork()
    .execute(
      'insert into sms_stopped (number_digest, since) select recipient_digest, now() from sms where recipient = ?',
      [phone],
    );
  const body = { name: 'Again', phone, phoneConsent: true };
  const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, body, { from: '198.51.100.8' });
  expect([answer.statusCode, answer.body]).toEqual([
    409,
    'Somebody replied STOP to our texts from this number. Text us START first, or go on without a number',
  ]);
  expect((await confirm(server, event, response, otherThan(await codeFor(server, response)))).statusCode).toBe(400);
  expect(await aResponse(server, event, {})).toMatchObject({ phone: null });
});
