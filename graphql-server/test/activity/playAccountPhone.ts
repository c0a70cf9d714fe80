import type { MailServer } from '../mail/mailServer.ts';
import { codeForAccount } from '../phones/accountPhoneWorld.ts';
import { NOW } from '../support/testServer.ts';

type Ok = <Result>(...request: Parameters<MailServer['rest']>) => Promise<Result>;

/** What somebody who has responded to an event does by REST with the number of their account. */
export const playAccountPhone = async (server: MailServer, ok: Ok, as: string): Promise<void> => {
  const caller = { as, from: '198.51.100.41' };
  await ok('PUT', '/api/me/phone', { phone: '+12127365010', phoneConsent: true }, caller);
  server.clock.set('2026-05-01T12:02:00Z');
  await ok('POST', '/api/me/phone-code', {}, caller);
  await ok('POST', '/api/me/phone-confirmation', { code: await codeForAccount(server, as) }, caller);
  server.clock.set(NOW);
};
