import type { MailAddress } from '../../config/mailSettings.ts';
import { afterRealTime, countdown, type After } from './countdown.ts';
import { MailFailed, MailRefused, type Letter, type Mailer } from './Mailer.ts';

/** For the whole dialogue: a host that sends drop by drop keeps within the other limits. */
const DEADLINE_MS = 30_000;
/**
 * From the end of the mail until the host confirms it. Giving up here means sending a mail again that may have arrived,
 * so the standard wants more patience than before (RFC 5321, 4.5.3.2.6).
 */
const REPLY_MS = 180_000;
const TIMEOUTS_MS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: REPLY_MS };

interface Settings {
  /** `smtp://` or `smtps://`, with user and password where the host wants them. */
  url: string;
  from: MailAddress;
  /** The tests decide when time is up. */
  after?: After;
}

const messageOf = ({ messageId, to, subject, text, html, calendar, unsubscribeUrl }: Letter, from: MailAddress) => ({
  messageId,
  subject,
  text,
  html,
  from,
  to: { name: '', address: to },
  envelope: { from: from.address, to: [to] },
  headers: {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
  ...(calendar && { icalEvent: { ...calendar, filename: 'event.ics' } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

interface SmtpError {
  code?: string;
  command?: string;
  permanent?: boolean;
}

/** Refused for good is what concerns this recipient or this letter; a wrong password or sender is ours to mend. */
const isRefusal = ({ code, command, permanent }: SmtpError) =>
  permanent === true && ((code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE');

const translated = (error: unknown): Error => {
  if (!(error instanceof Error)) return new MailFailed(String(error));
  // of one that was cut off, the reason says more
  if (error.name === 'AbortError') return new MailFailed(String(error.cause), { cause: error });
  return isRefusal(error as SmtpError)
    ? new MailRefused(error.message, { cause: error })
    : new MailFailed(error.message, { cause: error });
};

/** Delivers through an SMTP server, each letter on a connection of its own. */
export const smtpMailer = ({ url, from, after = afterRealTime }: Settings): Mailer => ({
  async send(letter) {
    const limit = countdown(after, DEADLINE_MS);
    try {
      // loaded by servers that send mail alone
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...TIMEOUTS_MS });
      transport.use('stream', ({ message }, done) => {
        message.processFunc((body) => body.once('end', () => limit.restart(REPLY_MS)));
        done();
      });
      await transport.sendMail({ ...messageOf(letter, from), signal: limit.signal });
    } catch (error) {
      throw translated(error);
    } finally {
      limit.stop();
    }
  },
});
