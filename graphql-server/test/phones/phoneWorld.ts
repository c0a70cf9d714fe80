import { noLimiter } from '../../src/gateways/limiter.ts';
import { randomTokens } from '../../src/gateways/tokens.ts';
import { Turns } from '../../src/gateways/Turns.ts';
import type { Context } from '../../src/use-cases/Context.ts';
import { ANONYMOUS, createContext } from '../../src/use-cases/createContext.ts';
import { codeOf } from '../../src/gateways/phone/codes.ts';
import { numberDigest } from '../../src/gateways/addressDigest.ts';
import { PhoneKeyRepository } from '../../src/persistence/repositories/sms/PhoneKeyRepository.ts';
import { PhoneRepository } from '../../src/persistence/repositories/sms/PhoneRepository.ts';
import { SmsRepository } from '../../src/persistence/repositories/sms/SmsRepository.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { httpWebhookSender } from '../../src/gateways/webhooks/httpWebhookSender.ts';
import type { Caller, TestServer } from '../support/testServer.ts';

/** Whose numbers are taken in tests. */
export const COUNTRIES = { SMS_COUNTRIES: 'DE,GB,US,AU,FR' };

/** A mobile number in Germany, each another. */
export const mobile = (number = 0): string => `+4915123${String(450_000 + number * 1_009)}`;

/** Somebody who joins with a number. */
export const joinWithPhone = (
  server: TestServer,
  event: { urlHash: string },
  phone: string,
  caller: Caller = {},
): Promise<Joined> => aResponse(server, event, { phone, phoneConsent: true }, caller);

/** What the text to a response's number says that was sent last. */
export const codeFor = async ({ orm }: TestServer, { id }: Pick<Joined, 'id'>): Promise<string> => {
  const em = orm.em.fork();
  const phone = await em.transactional((inside) => new PhoneRepository(inside).findLocked(id));
  if (!phone?.codeSeed) throw new Error('No code was sent');
  const key = await new PhoneKeyRepository(em).require();
  return codeOf(key, { owner: String(id), number: phone.number, seed: phone.codeSeed });
};

/** One that it is not. */
export const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456');

export const atResponse = ({ urlHash }: { urlHash: string }, { id }: Pick<Joined, 'id'>) =>
  `/api/events/${urlHash}/participants/${id}`;

export const confirm = (server: TestServer, event: { urlHash: string }, response: Joined, code: string) =>
  server.rest('POST', `${atResponse(event, response)}/phone-confirmation`, {
    code,
    responseToken: response.responseToken,
  });

export const askForCode = (server: TestServer, event: { urlHash: string }, response: Joined, more: object = {}) =>
  server.rest('POST', `${atResponse(event, response)}/phone-code`, { responseToken: response.responseToken, ...more });

/** Somebody who joined with a number and has confirmed it. */
export const confirmed = async (
  server: TestServer,
  event: { urlHash: string },
  phone: string,
  caller: Caller = {},
): Promise<Joined> => {
  const response = await joinWithPhone(server, event, phone, caller);
  const answer = await confirm(server, event, response, await codeFor(server, response));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return response;
};

/** As a callback of a provider acts: as nobody. */
export const contextOf = ({ orm, clock }: TestServer): Context =>
  createContext(
    {
      em: orm.em,
      clock,
      tokens: randomTokens,
      limiterIn: () => noLimiter,
      turns: new Turns(),
      invalidate: () => undefined,
      dispatchSoon: () => undefined,
      webhookSender: httpWebhookSender({ publicUrl: null }),
      weather: { find: () => Promise.reject(new Error('No weather')) } as never,
      mailing: null,
      pushSender: null,
      smsSender: null,
      smsQuota: { dailyMax: 100, isNoted: () => true, noteReached: () => undefined },
      phones: { countries: new Set(['DE']), noteClosed: () => undefined },
    },
    ANONYMOUS,
  );

/** The owner of a number said STOP. */
export const stopped = (server: TestServer, phone: string): Promise<unknown> =>
  new SmsRepository(server.orm.em.fork()).stop(numberDigest(contextOf(server), phone), server.clock.now());

/** How many codes were sent of which there is still a note. */
export const sentCodes = async ({ orm }: TestServer): Promise<number> => {
  const sql = 'select count(*)::int as count from phone_code';
  return (await orm.em.fork().execute<{ count: number }[]>(sql))[0]?.count ?? 0;
};

/** What tests of one file share: numbers that no other test has left, from networks of their own. */
export const phoneSteps = (server: TestServer) => {
  let used = 0;
  const fresh = () => ({ phone: mobile(++used), from: { from: `198.51.100.${used}` } });
  const anOwn = async (changes = {}) => {
    const event = await anEvent(server, changes);
    const { phone, from } = fresh();
    return { event, phone, response: await joinWithPhone(server, event, phone, from) };
  };
  const rowOf = async ({ id }: { id: number }) => {
    const sql = 'select * from participant_phone where participant_id = ?';
    return (await server.orm.em.fork().execute<Record<string, unknown>[]>(sql, [id]))[0];
  };
  return { fresh, anOwn, rowOf };
};
