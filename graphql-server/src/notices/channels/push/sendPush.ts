import { PushRefused } from '../../../gateways/push/PushSender.ts';
import type { PushEntity } from '../../../persistence/entities/push/PushEntity.ts';
import { MAX_ATTEMPTS } from '../../../persistence/graphileQueue.ts';
import { PushRepository } from '../../../persistence/repositories/push/PushRepository.ts';
import { PreferencesRepository } from '../../../persistence/repositories/notifications/PreferencesRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { pushKeys } from '../../../use-cases/push/pushKeys.ts';
import { retryWithBackoff } from '../../../use-cases/retryWithBackoff.ts';

/** Longer than a push service and the note of what it did ever take. */
const CLAIM_MINUTES = 5;

/** After that a notification is deleted, sent or not. */
const KEPT = { days: 30 };

/**
 * Sends one notification of the outbox, if it is not sent yet. The mail that would tell the same is not sent then; it goes
 * out in its time where no device takes this.
 * @throws Error when it must be tried again
 */
export async function sendPush(context: Context, pushId: number): Promise<void> {
  const { em, mails, pushSender, clock } = context;
  const keys = await pushKeys(context);
  if (!pushSender || !keys) throw new Error('There is nothing to send notifications by');
  const pushes = new PushRepository(em);
  const now = clock.now();
  const push = await pushes.claim(pushId, now, now.plus({ minutes: CLAIM_MINUTES }));
  if (!push) return;
  if (push.expiresAt <= now) return pushes.giveUp(push, now, 'It is no news any more');
  if (push.participant && (await new PreferencesRepository(em).isSilenced(push.participant.id)))
    return pushes.giveUp(push, now, 'It is not wanted any more');
  if (await mails.wasSent(push.deliveryKey)) return pushes.giveUp(push, now, 'A mail has told it');
  try {
    const request = requestOf(push, push.expiresAt.diff(now).as('seconds'));
    const outcome = await pushSender.send(request, keys);
    if (outcome === 'GONE') {
      await pushes.forgetDevice(push.endpoint);
      return;
    }
  } catch (error) {
    return noteProblem(context, push, error);
  }
  await retryWithBackoff(async () => {
    await pushes.noteSent(push, clock.now());
    await mails.withdraw(push.deliveryKey, clock.now());
  });
}

const requestOf = ({ endpoint, p256dh, auth, payload, urgency, topic }: PushEntity, seconds: number) => ({
  endpoint,
  p256dh,
  auth,
  payload: payload ?? '',
  urgency,
  topic,
  ttl: Math.max(1, Math.floor(seconds)),
});

async function noteProblem({ em, clock }: Context, push: PushEntity, error: unknown): Promise<void> {
  const pushes = new PushRepository(em);
  // an error of the network may name the address, which is the device's secret
  const reason = error instanceof PushRefused ? error.message : 'The push service could not be reached, or failed';
  if (error instanceof PushRefused || push.attempts >= MAX_ATTEMPTS) return pushes.giveUp(push, clock.now(), reason);
  await pushes.noteFailure(push, reason);
  throw new Error(`Notification ${push.id} was not taken; it will be tried again`);
}

/** Deletes notifications that nobody asks about any more. */
export const deleteExpiredPushes = ({ em, clock }: Context): Promise<void> =>
  new PushRepository(em).deleteExpired(clock.now().minus(KEPT));
