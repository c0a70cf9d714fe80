import type { VapidKeys } from '../../gateways/push/PushSender.ts';
import { PushKeyRepository } from '../../persistence/repositories/push/PushKeyRepository.ts';
import type { Context } from '../Context.ts';

/** The keys by which push services know this server; null where no notifications are sent. */
export async function pushKeys({ em, pushSender, mailing }: Context): Promise<VapidKeys | null> {
  if (!pushSender || !mailing) return null;
  pushSender.keys ??= await new PushKeyRepository(em).require();
  return pushSender.keys;
}

/** What a browser needs to subscribe; null where no notifications are sent. */
export const getPushKey = async (context: Context): Promise<string | null> =>
  (await pushKeys(context))?.publicKey ?? null;
