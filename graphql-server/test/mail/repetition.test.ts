import { expect, it } from '@jest/globals';
import { noLimiter } from '../../src/gateways/limiter.ts';
import { fakeMailer } from '../../src/gateways/mail/fakeMailer.ts';
import { Turns } from '../../src/gateways/Turns.ts';
import { randomTokens } from '../../src/gateways/tokens.ts';
import { httpWebhookSender } from '../../src/gateways/webhooks/httpWebhookSender.ts';
import { createContext, ANONYMOUS } from '../../src/use-cases/createContext.ts';
import { sendMail } from '../../src/notices/channels/mail/sendMail.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const weather = { geocode: () => Promise.resolve(null), forecast: () => Promise.resolve(null) };

const contextWith = (mailer: ReturnType<typeof fakeMailer>) => {
  const from = { name: 'Quorum', address: 'hello@quorum.example.org' };
  const mailing = { mailer, from, publicUrl: 'https://quorum.example.org', keepsSent: false };
  const { clock, orm } = server;
  return createContext(
    {
      em: orm.em,
      clock,
      tokens: randomTokens,
      limiterIn: () => noLimiter,
      turns: new Turns(),
      invalidate: () => undefined,
      dispatchSoon: () => undefined,
      weather,
      webhookSender: httpWebhookSender({ publicUrl: null }),
      mailing,
      pushSender: null,
      smsSender: null,
      phones: { countries: new Set(), noteClosed: () => undefined },
      smsQuota: { dailyMax: 100, isNoted: () => true, noteReached: () => undefined },
    },
    ANONYMOUS,
  );
};

it('repeats a mail when a server dies after the host took it and before that is noted, recognisably', async () => {
  await aResponse(server, await anEvent(server), { email: 'vera@example.com' }, { as: 'ada' });
  await server.dispatch();
  const em = server.orm.em.fork();
  const [{ id: mailId } = { id: 0 }] = await em.execute<{ id: number }[]>('select id from mail');
  const mailer = fakeMailer();
  const dying = contextWith(mailer);
  await new Promise<void>((isOut) => {
    // it never comes to that
    dying.mails.outbox.noteSent = () => new Promise(() => isOut());
    void sendMail(dying, mailId);
  });

  // nobody else takes it while the dead server may be at it still
  await expect(sendMail(contextWith(mailer), mailId)).rejects.toThrow('being sent by somebody else');
  server.clock.set(server.clock.now().plus({ minutes: 6 }).toISO() ?? '');
  await sendMail(contextWith(mailer), mailId);
  await sendMail(contextWith(mailer), mailId);
  expect(mailer.letters).toHaveLength(2);
  expect(mailer.letters[1]).toEqual(mailer.letters[0]);
});
