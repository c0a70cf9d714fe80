import { MailRefused, type Letter } from '../../../gateways/mail/Mailer.ts';
import type { Mailing } from '../../../gateways/mail/Mailing.ts';
import { FOR_ORGANISERS, organiserToldBy, type MailEntity } from '../../../persistence/entities/MailEntity.ts';
import { EVERYTHING } from '../../../persistence/repositories/MailRepository.ts';
import { PreferencesRepository } from '../../../persistence/repositories/notifications/PreferencesRepository.ts';
import { SmsRepository } from '../../../persistence/repositories/sms/SmsRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { handOver } from '../handOver.ts';
import { isAnnounced } from '../isAnnounced.ts';

const letterOf = (mail: MailEntity, { publicUrl }: Mailing): Letter => ({
  messageId: mail.messageId,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text ?? '',
  html: mail.html ?? '',
  calendar:
    (mail.calendar && {
      method: mail.kind === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      content: mail.calendar,
    }) ||
    null,
  unsubscribeUrl: `${publicUrl}/unsubscribe/${mail.unsubscribeToken ?? ''}`,
});

/** Whether its recipient has unsubscribed or wants silence since it was written, or a text has told them the same. */
async function isUnwanted({ em, mails }: Context, mail: MailEntity): Promise<boolean> {
  await em.populate(mail, ['event', 'poll', 'follow']);
  const about = mail.event ?? mail.poll;
  const scopes = [EVERYTHING, ...(about ? [about.urlHash] : [])];
  if ((await mails.unwantedBy([mail.recipientDigest], scopes)).size > 0) return true;
  if (mail.kind === 'announced' && !isAnnounced(mail.follow, mail.event)) return true;
  const preferences = new PreferencesRepository(em);
  const { participant, kind } = mail;
  if (FOR_ORGANISERS.includes(kind)) {
    const uid = organiserToldBy(mail);
    if (about && uid !== null && (await preferences.isPersonSilenced(uid, about.urlHash))) return true;
  } else if (kind !== 'confirmation' && participant && (await preferences.isSilenced(participant.id))) return true;
  return new SmsRepository(em).wasDelivered(mail.deliveryKey);
}

/**
 * Sends one mail of the outbox, if it is not sent yet.
 * @throws Error when it must be tried again
 */
export async function sendMail(context: Context, mailId: number): Promise<void> {
  const { mails, mailing, clock } = context;
  if (!mailing) throw new Error('There is no mail host to send by');
  const { outbox } = mails;
  await handOver(context, mailId, {
    name: 'Mail',
    outbox,
    async isWanted(mail) {
      if (!(await isUnwanted(context, mail))) return true;
      await outbox.remove(mail);
      return false;
    },
    send: (mail) => mailing.mailer.send(letterOf(mail, mailing)),
    isFinal: (error) => error instanceof MailRefused,
    reasonOf: (error) => (error instanceof Error ? error.message : String(error)),
    noteTaken: (mail) => outbox.noteSent(mail, clock.now(), { keepsBodies: mailing.keepsSent }),
  });
}
