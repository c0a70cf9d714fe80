import { TOKEN } from '../support/doors.ts';
import type { MailServer } from '../mail/mailServer.ts';

type Ok = <Result>(...request: Parameters<MailServer['rest']>) => Promise<Result>;

/** What those do by REST who organise an event of Ada's together. */
export const playPeopleByRest = async (ok: Ok, at: string): Promise<void> => {
  const ada = { as: 'ada' };
  await ok('PATCH', at, { price: { amount: 450, currency: 'EUR', mode: 'SPLIT' } }, ada);
  const { id, responseToken } = await ok<{ id: number; responseToken: string }>('POST', `${at}/join`, { name: 'Vera' });
  await ok('PUT', `${at}/participants/${id}/payment`, { state: 'SENT', responseToken });
  const made = await ok<{ id: number }>('POST', '/api/me/tokens', TOKEN, ada);
  await ok('DELETE', `/api/me/tokens/${made.id}`, undefined, ada);
  const { token } = await ok<{ token: string }>('POST', `${at}/co-organiser-invitations`, undefined, ada);
  await ok('POST', `${at}/co-organisers`, { token }, { as: 'cem' });
  await ok('DELETE', `${at}/co-organisers/cem`, undefined, ada);
};
