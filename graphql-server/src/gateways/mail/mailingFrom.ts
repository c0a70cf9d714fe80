import type { Env } from '../../config/env.ts';
import { mailboxMailer } from './mailboxMailer.ts';
import type { Mailing } from './Mailing.ts';
import { smtpMailer } from './smtpMailer.ts';

/** A mail is written while nobody comes to any address, so without `PUBLIC_URL` its links lead to this machine. */
export const mailingFrom = ({ mail, publicUrl: given, port }: Env): Mailing | null => {
  if (mail.kind === 'none') return null;
  const publicUrl = given ?? `http://localhost:${port}`;
  const mailer = mail.kind === 'smtp' ? smtpMailer(mail) : mailboxMailer;
  return { mailer, from: mail.from, publicUrl, keepsSent: mail.kind === 'stored' };
};
