import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import { StartupError } from './StartupError.ts';

/** By what texts are sent. */
export type SmsProvider =
  | { kind: 'twilio'; sid: string; token: string; service: string; origin: string }
  | { kind: 'smsgate'; user: string; password: string; url: string; signingKey: string }
  | { kind: 'http'; url: string; key: Buffer };

/**
 * What becomes of texts: they are sent, or stored for a page of local sign-in to show. Where people sign in for real and
 * no provider is named, none is written.
 */
export interface SmsSettings {
  provider: SmsProvider | { kind: 'kept' } | { kind: 'none' };
  /** How many leave in a day. */
  dailyMax: number;
  /** Two-letter codes of the countries whose numbers get texts. */
  countries: ReadonlySet<string>;
}

const DAILY_MAX = 100;
const TWILIO = 'https://api.twilio.com';
const SMSGATE_PATH = '/3rdparty/v1';

const FORMS =
  'SMS_URL must be twilio://SID:TOKEN@MESSAGING_SERVICE, smsgate://user:password@host or https+signed://SECRET@host/path';

/** Of a host that was named without one: this machine has no certificate. */
const schemeFor = (hostname: string) => (isLoopback(hostname) ? 'http' : 'https');

/** `twilio://SID:TOKEN@MESSAGING_SERVICE`; `?host=` is for a host that speaks as Twilio does. */
const twilioOf = (url: URL): SmsProvider | null => {
  const { username, password, hostname, searchParams } = url;
  const host = searchParams.get('host');
  if (!username || !password || !hostname || (host !== null && !URL.canParse(`https://${host}`))) return null;
  const origin = host === null ? TWILIO : `${schemeFor(new URL(`https://${host}`).hostname)}://${host}`;
  const [sid, token, service] = [username, password, hostname].map(decodeURIComponent) as [string, string, string];
  return { kind: 'twilio', sid, token, service, origin };
};

/** `smsgate://user:password@host`, with the path of its API where that is another, and `?key=` with its signing key. */
const smsgateOf = (url: URL): SmsProvider | null => {
  const { username, password, hostname, host, pathname, searchParams } = url;
  if (!username || !password || !hostname) return null;
  const [user, secret] = [username, password].map(decodeURIComponent) as [string, string];
  const path = pathname.replace(/\/$/, '') || SMSGATE_PATH;
  const scheme = searchParams.has('http') ? 'http' : schemeFor(hostname);
  const signingKey = searchParams.get('key') ?? secret;
  return { kind: 'smsgate', user, password: secret, url: `${scheme}://${host}${path}`, signingKey };
};

/** The bytes of a secret as Standard Webhooks writes it; null where it is no base64. */
const keyOf = (secret: string): Buffer | null => {
  const text = secret.replace(/^whsec_/, '');
  return /^[\w+/-]{2,}={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
};

/** `https+signed://SECRET@host/path`: base64 has slashes, so it is no address before its secret is taken out. */
const signedOf = (text: string): SmsProvider | null => {
  const [, scheme = '', secret = '', rest = ''] = /^(https?)\+signed:\/\/([^@]+)@(.+)$/.exec(text) ?? [];
  const address = `${scheme}://${rest}`;
  const key = keyOf(decodeURIComponent(secret));
  if (!key || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  if (scheme === 'http' && !isLoopback(url.hostname))
    throw new StartupError('SMS_URL with http+signed must lead to this machine; use https+signed for others');
  return { kind: 'http', url: url.href, key };
};

const providerOf = (text: string): SmsProvider => {
  const found = ((): SmsProvider | null => {
    try {
      if (/^https?\+signed:/.test(text)) return signedOf(text);
      const url = new URL(text);
      if (url.protocol === 'twilio:') return twilioOf(url);
      return url.protocol === 'smsgate:' ? smsgateOf(url) : null;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      return null;
    }
  })();
  if (!found) throw new StartupError(`${FORMS}; special characters in its user name or password need percent-encoding`);
  return found;
};

const dailyMax = z
  .string()
  .regex(/^\d{1,7}$/, 'SMS_DAILY_MAX must be a number: how many texts leave in a day')
  .transform(Number);

const countries = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()))
  .refine(
    (list) => list.every((code) => /^[A-Z]{2}$/.test(code)),
    'SMS_COUNTRIES must be two-letter codes of countries with commas between them, such as DE,AT,CH',
  );

/** The variables about text messages. */
export const smsVariables = {
  SMS_URL: z.string().trim().optional(),
  SMS_DAILY_MAX: dailyMax.default(DAILY_MAX),
  SMS_COUNTRIES: countries.optional(),
};

interface Read {
  SMS_URL?: string | undefined;
  SMS_DAILY_MAX: number;
  SMS_COUNTRIES?: string[] | undefined;
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
}

interface Situation {
  isProduction: boolean;
  isLocalSignIn: boolean;
}

/** The country of this server's locale. */
const ownCountry = (): string =>
  new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).maximize().region ?? 'US';

/** @throws StartupError when a provider is named and what else it takes is not, or nobody can read its address */
export const smsSettingsOf = (read: Read, { isProduction, isLocalSignIn }: Situation): SmsSettings => {
  const { SMS_URL: url, SMS_DAILY_MAX, SMS_COUNTRIES, PUBLIC_URL, SMTP_URL } = read;
  if (url && isProduction && !PUBLIC_URL)
    throw new StartupError(
      'PUBLIC_URL, the address that replies to texts are sent to, must be set together with SMS_URL',
    );
  if (url && !isLocalSignIn && !SMTP_URL)
    throw new StartupError('SMTP_URL, for mail about what texts do not tell, must be set together with SMS_URL');
  return {
    provider: url ? providerOf(url) : { kind: isLocalSignIn ? 'kept' : 'none' },
    dailyMax: SMS_DAILY_MAX,
    countries: new Set(SMS_COUNTRIES ?? [ownCountry()]),
  };
};
