import { newVapidKeys } from '../../gateways/push/vapidKeys.ts';
import type { VapidKeys } from '../../gateways/push/PushSender.ts';
import { PushKeyRepository } from '../../persistence/repositories/PushKeyRepository.ts';
import type { Context } from '../Context.ts';

/** The keys by which push services know this server: made when they are first needed, and kept. */
export async function pushKeys({ em, clock }: Context): Promise<VapidKeys> {
  const kept = new PushKeyRepository(em);
  const found = await kept.find();
  if (found) return found;
  // another server may be as early: the first that keeps some has made them for all
  const made = newVapidKeys();
  await kept.keep(made, clock.now());
  return (await kept.find()) ?? made;
}

/** What a browser needs to subscribe; null where no notifications are sent. */
export const getPushKey = async (context: Context): Promise<string | null> =>
  context.pushSender && context.mailing ? (await pushKeys(context)).publicKey : null;
