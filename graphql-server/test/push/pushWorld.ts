import { startMailServer, type MailServer } from '../mail/mailServer.ts';
import type { Joined } from '../support/builders.ts';
import { useServerOf } from '../support/useServer.ts';
import { startPushService, type Device, type PushService } from './pushService.ts';

export type PushServer = MailServer & { service: PushService };

/** A server whose notifications go to a push service on this machine, and whose mail to an SMTP server. */
export const usePushServer = (parts: () => { webRoot?: string } = () => ({})): PushServer =>
  useServerOf(async () => {
    const service = await startPushService();
    const server = await startMailServer({}, { pushSender: service.sender, ...parts() });
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
  response: Joined;
}

const PATH = '/api/push-subscription';

/** All that a device is notified about. */
export const subscribe = (
  { rest }: MailServer,
  answered: readonly Answered[],
  { subscription }: Pick<Device, 'subscription'>,
) => {
  const responses = answered.map(({ response: { id, responseToken } }) => ({ participantId: id, responseToken }));
  return rest('PUT', PATH, { ...subscription, responses });
};

export const unsubscribe = ({ rest }: MailServer, { subscription: { endpoint } }: Device) =>
  rest('DELETE', PATH, { endpoint });
