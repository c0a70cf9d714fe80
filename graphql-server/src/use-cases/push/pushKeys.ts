import type { VapidKeys } from '../../gateways/push/PushSender.ts';
import { PushKeyRepository } from '../../persistence/repositories/PushKeyRepository.ts';
import type { Context } from '../Context.ts';

/** The keys by which push services know this server. */
export const pushKeys = ({ em }: Context): Promise<VapidKeys> => new PushKeyRepository(em).require();

/** What a browser needs to subscribe; null where no notifications are sent. */
export const getPushKey = async (context: Context): Promise<string | null> =>
  context.pushSender && context.mailing ? (await pushKeys(context)).publicKey : null;
