import type { Env } from '../../config/env.ts';
import type { Mailer } from './Mailer.ts';
import type { Mailing } from './Mailing.ts';
import { smtpMailer } from './smtpMailer.ts';

/** Where no mail host is configured: the letter stays in the database, where a local page shows it. */
const mailboxMailer: Mailer = { send: () => Promise.resolve() };

/** A mail is written while nobody comes to any address, so without `PUBLIC_URL` its links lead to this machine. */
export const mailingFrom = ({ mail, publicUrl: given, port }: Env): Mailing | null => {
  if (mail.kind === 'none') return null;
  const publicUrl = given ?? `http://localhost:${port}`;
  const mailer = mail.kind === 'smtp' ? smtpMailer(mail) : mailboxMailer;
  return { mailer, from: mail.from, publicUrl, keepsSent: mail.kind === 'stored' };
};
