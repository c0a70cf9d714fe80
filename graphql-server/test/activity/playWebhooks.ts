import type { MailServer } from '../mail/mailServer.ts';
import { WEBHOOK } from '../support/doors/webhookDoors.ts';

type Ok = <Result>(...request: Parameters<MailServer['rest']>) => Promise<Result>;

/** What one does with webhooks by REST. */
export const playWebhooks = async (ok: Ok): Promise<void> => {
  const lea = { as: 'lea' };
  const { id } = await ok<{ id: number }>('POST', '/api/me/webhooks', WEBHOOK, lea);
  const at = `/api/me/webhooks/${id}`;
  const tested = await ok<{ id: number }>('POST', `${at}/test`, {}, lea);
  await ok('PATCH', at, { isActive: false }, lea);
  await ok('PATCH', at, { isActive: true }, lea);
  await ok('POST', `${at}/deliveries/${tested.id}/redeliver`, undefined, lea);
  await ok('POST', `${at}/secret`, undefined, lea);
  await ok('DELETE', at, undefined, lea);
};
