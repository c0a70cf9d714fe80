import { PushRefused } from '../../../gateways/push/PushSender.ts';
import { EventEntity } from '../../../persistence/entities/EventEntity.ts';
import { organiserToldBy } from '../../../persistence/entities/MailEntity.ts';
import { PollEntity } from '../../../persistence/entities/PollEntity.ts';
import { FollowEntity } from '../../../persistence/entities/follow/FollowEntity.ts';
import type { PushEntity } from '../../../persistence/entities/push/PushEntity.ts';
import { PushRepository } from '../../../persistence/repositories/push/PushRepository.ts';
import { SmsRepository } from '../../../persistence/repositories/sms/SmsRepository.ts';
import { PreferencesRepository } from '../../../persistence/repositories/notifications/PreferencesRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { pushKeys } from '../../../use-cases/push/pushKeys.ts';
import { handOver } from '../handOver.ts';
import { isAnnounced } from '../isAnnounced.ts';

/**
 * Sends one notification of the outbox, if it is not sent yet. What would tell the same by another way is not sent then; it
 * goes out in its time where no device takes this.
 * @throws Error when it must be tried again
 */
export async function sendPush(context: Context, pushId: number): Promise<void> {
  const { em, mails, mailing, pushSender, clock } = context;
  const keys = await pushKeys(context);
  if (!pushSender || !mailing || !keys) throw new Error('There is nothing to send notifications by');
  const pushes = new PushRepository(em);
  const texts = new SmsRepository(em);
  const { outbox } = pushes;
  await handOver(context, pushId, {
    name: 'Notification',
    outbox,
    async isWanted(push) {
      const why = await whyObsolete(context, push);
      if (why !== null) await outbox.giveUp(push, clock.now(), why);
      return why === null;
    },
    send: (push) => pushSender.send(requestOf(push, push.expiresAt.diff(clock.now()).as('seconds')), keys),
    isFinal: (error) => error instanceof PushRefused,
    // an error of the network may name the address, which is the device's secret
    reasonOf: (error) =>
      error instanceof PushRefused ? error.message : 'The push service could not be reached, or failed',
    async noteTaken(push, outcome) {
      if (outcome === 'GONE') return pushes.forgetDevice(push.endpoint);
      await outbox.noteSent(push, clock.now(), { keepsBodies: mailing.keepsSent });
      await mails.outbox.withdraw(push.deliveryKey, clock.now());
      await texts.outbox.withdraw(push.deliveryKey, clock.now());
    },
  });
}

/** Whether its reader has chosen silence since it was written. */
async function isSilenced(
  em: Context['em'],
  { participant, follow, topic, deliveryKey }: PushEntity,
): Promise<boolean> {
  const preferences = new PreferencesRepository(em);
  if (participant) return preferences.isSilenced(participant.id);
  if (follow) return false;
  const about = { urlHash: topic };
  const event = await em.findOne(EventEntity, about);
  const poll = event ? null : await em.findOne(PollEntity, about);
  const uid = organiserToldBy({ event, poll, deliveryKey });
  return uid !== null && preferences.isPersonSilenced(uid, topic);
}

/** Why a notification is not sent any more; null where it is. */
async function whyObsolete({ em, mails, clock }: Context, push: PushEntity): Promise<string | null> {
  if (push.expiresAt <= clock.now()) return 'It is no news any more';
  if (await isSilenced(em, push)) return 'It is not wanted any more';
  if (push.follow && !(await isFollowed(em, push))) return 'It is not public, or not followed, any more';
  if (await mails.outbox.wasSent(push.deliveryKey)) return 'A mail has told it';
  return (await new SmsRepository(em).wasDelivered(push.deliveryKey)) ? 'A text has told it' : null;
}

/** The topic of an announcement is the hash of its event; a digest has none. */
async function isFollowed(em: Context['em'], { follow, topic }: PushEntity): Promise<boolean> {
  const found = follow && (await em.findOne(FollowEntity, { id: follow.id }));
  return isAnnounced(found, await em.findOne(EventEntity, { urlHash: topic }));
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
