import { expect, it } from '@jest/globals';
import { linkIn } from '../asking/askPages.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { givePhone, useSmsServer } from './smsWorld.ts';

const built = useWebApp();
const server = useSmsServer(
  'http',
  {},
  {
    get webRoot() {
      return built.root;
    },
  },
);

const stored = async (id: number) => {
  const sql = 'select likelihood, is_email_confirmed as "isEmailConfirmed" from participant where id = ?';
  return (await server.orm.em.fork().execute(sql, [id]))[0];
};

const press = (link: string, answer: string) =>
  server.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ answer }).toString(),
  });

it('the link of a text proves no address that somebody typed: it is another than that of the mail', async () => {
  const email = 'vera@example.org';
  const event = await anEvent(server, { participantThreshold: 2, decideAt: '2026-05-05T08:00:00.000Z' });
  await aResponse(server, event, { name: 'Max' });
  const { id, responseToken } = await aResponse(server, event, { name: 'Vera', likelihood: 0.3, email });
  await givePhone(server, { id });
  const ways = { mode: 'ALL', responseToken };
  await server.rest('PATCH', `/api/events/${event.urlHash}/participants/${id}/notifications`, ways);
  await server.drain();
  server.clock.set('2026-05-04T08:00:00.000Z');
  await server.provider.setTime('2026-05-04T08:00:00.000Z');
  await server.tasks.askUndecided({});
  const [text] = await server.drainTexts();
  const mails = server.sink.received.filter(({ to }) => to.includes(email));
  const [texted, mailed] = [linkIn(text?.text), linkIn(mails.at(-1)?.mail.text)];
  expect(new Set([texted, mailed, '']).size).toBe(3);
  expect((await press(texted, 'OUT')).statusCode).toBe(303);
  expect(await stored(id)).toEqual({ likelihood: 0, isEmailConfirmed: false });
  await press(mailed, 'IN');
  expect(await stored(id)).toEqual({ likelihood: 1, isEmailConfirmed: true });
});
