import type { Caller } from '../testServer.ts';
import type { Outcome } from './Door.ts';
import { ofViewer, type GraphQLCall } from './ofViewer.ts';

/** What somebody does with the telephone number of their account, by the name of its mutation. */
export interface AccountPhoneDoor {
  /** Through `viewer`, where GraphQL is asked. */
  accountPhone(caller?: Caller): Promise<Outcome>;
  updateAccountPhone(input: object, caller?: Caller): Promise<Outcome>;
  confirmAccountPhone(code: string, caller?: Caller): Promise<Outcome>;
  sendAccountPhoneCode(caller?: Caller): Promise<Outcome>;
}

type RestCall = (method: 'GET' | 'PUT' | 'POST', url: string, body?: unknown, caller?: Caller) => Promise<Outcome>;

export const restAccountPhone = (call: RestCall): AccountPhoneDoor => ({
  accountPhone: (caller) => call('GET', '/api/me/phone', undefined, caller),
  updateAccountPhone: (input, caller) => call('PUT', '/api/me/phone', input, caller),
  confirmAccountPhone: (code, caller) => call('POST', '/api/me/phone-confirmation', { code }, caller),
  sendAccountPhoneCode: (caller) => call('POST', '/api/me/phone-code', {}, caller),
});

const PHONE = 'phone isPhoneConfirmed';

export const graphqlAccountPhone = (call: GraphQLCall): AccountPhoneDoor => ({
  accountPhone: (caller) => ofViewer(call, `accountPhone { ${PHONE} }`, caller),
  updateAccountPhone: (input, caller) =>
    call(`mutation ($input: AccountPhoneInput!) { updateAccountPhone(input: $input) { ${PHONE} } }`, { input }, caller),
  confirmAccountPhone: (code, caller) =>
    call(`mutation ($code: String!) { confirmAccountPhone(code: $code) { ${PHONE} } }`, { code }, caller),
  sendAccountPhoneCode: (caller) => call('mutation { sendAccountPhoneCode }', {}, caller),
});
