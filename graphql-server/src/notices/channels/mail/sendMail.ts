import { MailRefused, type Letter } from '../../../gateways/mail/Mailer.ts';
import type { Mailing } from '../../../gateways/mail/Mailing.ts';
import type { MailEntity } from '../../../persistence/entities/MailEntity.ts';
import { MAX_ATTEMPTS } from '../../../persistence/graphileQueue.ts';
import { EVERYTHING } from '../../../persistence/repositories/MailRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { retryWithBackoff } from '../../../use-cases/retryWithBackoff.ts';

/** Longer than a mailer and the note of what it did ever take. */
const CLAIM_MINUTES = 5;
const ERROR_MAX = 500;

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

/** Whether its recipient has unsubscribed since it was written. */
async function isUnwanted({ mails }: Context, { recipientDigest, event, poll }: MailEntity): Promise<boolean> {
  const about = event ?? poll;
  const scopes = [EVERYTHING, ...(about ? [about.urlHash] : [])];
  return (await mails.unwantedBy([recipientDigest], scopes)).size > 0;
}

/**
 * Sends one mail of the outbox, if it is not sent yet. What a mail host says may name the recipient, so it is stored in
 * the row alone; the job's own error, which is logged, names the mail by its number.
 * @throws Error when it must be tried again
 */
export async function sendMail(context: Context, mailId: number): Promise<void> {
  const { mails, mailing, clock } = context;
  if (!mailing) throw new Error('There is no mail host to send by');
  const mail = await mails.claim(mailId, clock.now(), clock.now().plus({ minutes: CLAIM_MINUTES }));
  if (!mail) return;
  if (await isUnwanted(context, mail)) return mails.remove(mail);
  try {
    await mailing.mailer.send(letterOf(mail, mailing));
  } catch (error) {
    await noteProblem(context, mail, error);
    return;
  }
  // a mail that is out and not noted is sent again
  await retryWithBackoff(() => mails.noteSent(mail, clock.now(), { keepsBodies: mailing.keepsSent }));
}

async function noteProblem({ mails, clock }: Context, mail: MailEntity, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
  if (error instanceof MailRefused || mail.attempts >= MAX_ATTEMPTS) return mails.giveUp(mail, clock.now(), reason);
  await mails.noteFailure(mail, reason);
  throw new Error(`Mail ${mail.id} was not taken; it will be tried again`);
}
