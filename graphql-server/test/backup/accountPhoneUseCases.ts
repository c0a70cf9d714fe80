import type { MailServer } from '../mail/mailServer.ts';
import { codeForAccount } from '../phones/accountPhoneWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { graphqlDoor } from '../support/doors.ts';

/** From a network of their own: codes that nobody confirms close one. */
const by = (as: string) => ({ as, from: '198.51.100.42' });

/** Somebody who has responded to an event, and leaves a number in their account. */
const leaveAs = async (server: MailServer, as: string, phone: string) => {
  await aResponse(server, await anEvent(server, {}, 'kim'), { name: as }, { as });
  return graphqlDoor(server).updateAccountPhone({ phone, phoneConsent: true }, by(as));
};

/** Mutations of the number of an account, after which lists show what they showed. */
export const ACCOUNT_PHONE_MUTATIONS: Record<string, (server: MailServer) => Promise<unknown>> = {
  updateAccountPhone: (server) => leaveAs(server, 'pat', '+12127365002'),
  confirmAccountPhone: async (server) => {
    await leaveAs(server, 'pia', '+12127365003');
    return graphqlDoor(server).confirmAccountPhone(await codeForAccount(server, 'pia'), by('pia'));
  },
  sendAccountPhoneCode: async (server) => {
    await leaveAs(server, 'pol', '+12127365004');
    await server.orm.em.fork().execute(`update phone_code set sent_at = sent_at - interval '1 day'`);
    return graphqlDoor(server).sendAccountPhoneCode(by('pol'));
  },
};
