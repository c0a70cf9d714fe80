import { startMailServer, type MailServer } from '../mail/mailServer.ts';
import type { Joined } from '../support/builders.ts';
import { useServerOf } from '../support/useServer.ts';
import { startPushService, type Device, type PushService } from './pushService.ts';

export type PushServer = MailServer & { service: PushService };

/** A server whose notifications go to a push service on this machine, and whose mail to an SMTP server. */
export const usePushServer = (): PushServer =>
  useServerOf(async () => {
    const service = await startPushService();
    const server = await startMailServer({}, { pushSender: service.sender });
    return {
      ...server,
      service,
      async stop() {
        await server.stop();
        await service.stop();
      },
    };
  });

interface Answered {
  event: { urlHash: string };
  response: Joined;
}

const addressOf = ({ event, response }: Answered) => `/api/events/${event.urlHash}/participants/${response.id}/push`;

const proofOf = ({ response }: Answered) => ({ headers: { 'x-response-token': response.responseToken } });

export const subscribe = ({ rest }: MailServer, answered: Answered, device: Pick<Device, 'subscription'>) =>
  rest('PUT', addressOf(answered), device.subscription, proofOf(answered));

export const unsubscribe = ({ rest }: MailServer, answered: Answered, { subscription: { endpoint } }: Device) =>
  rest('POST', `${addressOf(answered)}/end`, { endpoint }, proofOf(answered));
