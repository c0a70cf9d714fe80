import { z } from 'zod';
import { connectionUrl } from './connectionUrl.ts';
import { StartupError } from './StartupError.ts';

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * What becomes of mail: it is sent, or stored for a page of local sign-in to show. Where people sign in for real and no
 * mail host is named, none is written.
 */
export type MailSettings =
  | { kind: 'smtp'; url: string; from: MailAddress }
  | { kind: 'stored'; from: MailAddress }
  | { kind: 'none' };

const LOCAL_FROM: MailAddress = { name: 'Quorum', address: 'quorum@localhost.localdomain' };

const fromMessage = 'MAIL_FROM must be one address, such as Quorum <hello@example.org>';

/** `Name <address>`, or an address alone. A name of plain words needs no quotes. */
const mailFrom = z
  .string()
  .trim()
  .transform((text) => /^(?:"?([^"<>,;:@\\\r\n]*?)"?\s*)<([^<>]*)>$/.exec(text) ?? [text, '', text])
  .transform(([, name = '', address = '']) => ({ name: name.trim() || 'Quorum', address: address.trim() }))
  .pipe(z.object({ name: z.string(), address: z.email(fromMessage) }));

/** The variables that say how mail is sent, and the address that its links lead to. */
export const mailVariables = {
  SMTP_URL: connectionUrl('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587 or smtps://…').optional(),
  MAIL_FROM: mailFrom.optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be the http or https address that people use' })
    .refine((url) => URL.canParse(url) && new URL(url).pathname === '/' && !/[?#]/.test(url), {
      error: 'PUBLIC_URL must be an address without a path, such as https://quorum.example.org',
      abort: true,
    })
    .transform((url) => new URL(url).origin)
    .optional(),
};

interface Read {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: MailAddress | undefined;
  PUBLIC_URL?: string | undefined;
}

interface Situation {
  isProduction: boolean;
  isLocalSignIn: boolean;
}

/** @throws StartupError when a host is named and what else it takes is not */
export const mailSettingsOf = (read: Read, { isProduction, isLocalSignIn }: Situation): MailSettings => {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl } = read;
  if (!url) return isLocalSignIn ? { kind: 'stored', from: from ?? LOCAL_FROM } : { kind: 'none' };
  if (!from) throw new StartupError('MAIL_FROM, the address that mail comes from, must be set together with SMTP_URL');
  if (isProduction && !publicUrl)
    throw new StartupError('PUBLIC_URL, the address that links in mail lead to, must be set together with SMTP_URL');
  return { kind: 'smtp', url, from };
};
