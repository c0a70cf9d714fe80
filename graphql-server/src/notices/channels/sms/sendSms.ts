import { PreferencesRepository } from '../../../persistence/repositories/notifications/PreferencesRepository.ts';
import { SmsFailed, SmsRefused, SmsStopped } from '../../../gateways/sms/SmsSender.ts';
import type { SmsEntity } from '../../../persistence/entities/sms/SmsEntity.ts';
import { SmsRepository } from '../../../persistence/repositories/sms/SmsRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { handOver } from '../handOver.ts';
import { giveBackText, takeText } from './dailyMax.ts';

/**
 * Sends one text of the outbox, if it is not sent yet. The mail that would tell the same is not sent in its time then.
 * @throws Error when it must be tried again
 */
export async function sendSms(context: Context, smsId: number): Promise<void> {
  const { em, smsSender, clock } = context;
  if (!smsSender) throw new Error('There is nothing to send texts by');
  const texts = new SmsRepository(em);
  const { outbox } = texts;
  await handOver(context, smsId, {
    name: 'Text',
    outbox,
    async isWanted(sms) {
      const why = await whyObsolete(context, sms);
      if (why !== null) await outbox.giveUp(sms, clock.now(), why);
      return why === null;
    },
    async send({ messageId, recipient, body, recipientDigest }) {
      try {
        return await smsSender.send({ id: messageId, to: recipient, text: body ?? '' });
      } catch (error) {
        await giveBackText(context);
        if (error instanceof SmsStopped) await texts.stop(recipientDigest, clock.now());
        throw error;
      }
    },
    isFinal: (error) => error instanceof SmsRefused,
    reasonOf: (error) =>
      error instanceof SmsRefused || error instanceof SmsFailed ? error.message : 'The provider could not be asked',
    async noteTaken(sms, { providerId }) {
      if (providerId !== null) await texts.noteProviderId(sms, providerId);
      await outbox.noteSent(sms, clock.now(), { keepsBodies: smsSender.kind === 'kept' });
      // one that came before we knew the name
      if (providerId !== null) await texts.applyReports([providerId], clock.now());
    },
  });
}

/** Whether its reader has chosen silence since it was written. */
async function isSilenced({ em }: Context, sms: SmsEntity): Promise<boolean> {
  const preferences = new PreferencesRepository(em);
  if (sms.participant) return preferences.isSilenced(sms.participant.id);
  if (sms.uid == null) return false;
  await em.populate(sms, ['event']);
  return preferences.isPersonSilenced(sms.uid, sms.event?.urlHash ?? null);
}

/** Why a text is not sent any more; null where it is, and is counted. */
async function whyObsolete(context: Context, sms: SmsEntity): Promise<string | null> {
  const { em, mails, clock } = context;
  const texts = new SmsRepository(em);
  if (sms.expiresAt <= clock.now()) return 'It is no news any more';
  // what somebody has asked for comes, also where they want to hear nothing else
  const isAskedFor = sms.kind === 'answer' || sms.kind === 'code';
  if (!isAskedFor && (await isSilenced(context, sms))) return 'It is not wanted any more';
  // what somebody asked for by STOP itself is answered
  if (sms.kind !== 'answer' && (await texts.stoppedAmong([sms.recipientDigest])).size > 0)
    return 'The number takes no texts from us';
  if (!(await texts.isStillTheirs(sms))) return 'The number is not theirs any more';
  if (await mails.outbox.wasSent(sms.deliveryKey)) return 'A mail has told it';
  return (await takeText(context)) ? null : 'SMS_DAILY_MAX was reached';
}
