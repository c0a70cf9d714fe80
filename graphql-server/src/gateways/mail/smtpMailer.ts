import { createTransport } from 'nodemailer';
import type { MailAddress } from '../../config/mailSettings.ts';
import { MailFailed, MailRefused, type Letter, type Mailer } from './Mailer.ts';

const TIMEOUTS_MS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** For all of it together: a host that answers drop by drop keeps within the others. */
const DEADLINE_MS = 30_000;

interface Settings {
  /** `smtp://` or `smtps://`, with user and password where the host wants them. */
  url: string;
  from: MailAddress;
  /** Milliseconds; the tests have less patience. */
  deadline?: number;
}

const messageOf = ({ messageId, to, subject, text, html, calendar, unsubscribeUrl }: Letter, from: MailAddress) => ({
  ...{ messageId, subject, text, html, from },
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
  return isRefusal(error as SmtpError)
    ? new MailRefused(error.message, { cause: error })
    : new MailFailed(error.message, { cause: error });
};

/** Delivers through an SMTP server, each letter on a connection of its own. */
export const smtpMailer = ({ url, from, deadline = DEADLINE_MS }: Settings): Mailer => {
  const transport = createTransport({ url, ...TIMEOUTS_MS });
  return {
    async send(letter) {
      try {
        await transport.sendMail({ ...messageOf(letter, from), signal: AbortSignal.timeout(deadline) });
      } catch (error) {
        throw translated(error);
      }
    },
  };
};
