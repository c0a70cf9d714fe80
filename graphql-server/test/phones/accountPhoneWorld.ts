import { codeOf } from '../../src/gateways/phone/codes.ts';
import { AccountPhoneRepository } from '../../src/persistence/repositories/sms/AccountPhoneRepository.ts';
import { PhoneKeyRepository } from '../../src/persistence/repositories/sms/PhoneKeyRepository.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { phoneSteps } from './phoneWorld.ts';

type Server = Pick<TestServer, 'orm' | 'rest'>;

/** What the text to the number of a person's account says that was sent last. */
export const codeForAccount = async ({ orm }: Pick<TestServer, 'orm'>, uid: string): Promise<string> => {
  const em = orm.em.fork();
  const phone = await new AccountPhoneRepository(em).find(uid);
  if (!phone?.codeSeed) throw new Error('No code was sent');
  const key = await new PhoneKeyRepository(em).require();
  return codeOf(key, { owner: `account ${phone.id}`, number: phone.number, seed: phone.codeSeed });
};

export const leave = ({ rest }: Server, phone: string | null, caller: Caller, more: object = {}) =>
  rest('PUT', '/api/me/phone', { phone, phoneConsent: true, ...more }, caller);

export const confirmOwn = ({ rest }: Server, code: string, caller: Caller) =>
  rest('POST', '/api/me/phone-confirmation', { code }, caller);

/** A person with a response to an event to come, for whom a code may be sent. */
export const anEventOf = async (server: TestServer, caller: Caller, changes: Record<string, unknown> = {}) => {
  const event = await anEvent(server, changes);
  return { event, response: await aResponse(server, event, {}, caller) };
};

/** Somebody whose account has a number that they have confirmed. */
export const confirmedAccount = async (server: Server, phone: string, caller: Caller & { as: string }) => {
  const left = await leave(server, phone, caller);
  if (left.statusCode !== 200) throw new Error(left.body);
  const answer = await confirmOwn(server, await codeForAccount(server, caller.as), caller);
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

/** The status of a refusal, and its words. */
export const said = (answer: Awaited<ReturnType<typeof leave>>): [number, string] => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];

/** What tests of one file share about the numbers of accounts. */
export const accountPhoneSteps = (server: TestServer) => {
  const { fresh } = phoneSteps(server);
  const execute = <Row>(sql: string, values: unknown[] = []) => server.orm.em.fork().execute<Row[]>(sql, values);
  /** Each test begins with no number, no code, and no event. */
  const clear = () => execute('truncate phone_code, account_phone, event cascade');
  const rowOf = async (uid: string) =>
    (await execute<Record<string, unknown>>('select * from account_phone where uid = ?', [uid]))[0];
  const codes = () => execute<Record<string, unknown>>('select * from phone_code order by id');
  /** Somebody who has responded to an event to come, and the number that they have. */
  const aPerson = async (as: string, changes: Record<string, unknown> = {}) => {
    const { phone, from } = fresh();
    const caller = { as, ...from };
    return { ...(await anEventOf(server, caller, changes)), phone, caller };
  };
  return { aPerson, clear, codes, execute, fresh, rowOf };
};
