import type { Credits } from '@quorum/domain/page/PageRequest';
import { z } from 'zod';
import { creditsOf, creditVariables } from './credits.ts';
import { databaseOf, type DatabaseSettings, databaseVariables } from './databaseSettings.ts';
import { firebaseOf, type FirebaseSettings, firebaseVariables } from './firebaseSettings.ts';
import { localHostsOf, localSignInVariables } from './localSignIn.ts';
import { mailSettingsOf, mailVariables, type MailSettings } from './mailSettings.ts';
import { pushSettingsOf, pushVariables, type PushSettings } from './pushSettings.ts';
import { sharedCacheVariables } from './sharedCache.ts';
import { smsSettingsOf, smsVariables, type SmsSettings } from './smsSettings.ts';
import { StartupError } from './StartupError.ts';
import { text } from './text.ts';
import { webhookVariables, type WebhookSettings } from './webhookSettings.ts';

const flag = (name: string, on: string, off: string) =>
  z
    .enum([on, off], `${name} must be ${on} or ${off}`)
    .default(on)
    .transform((value) => value === on);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'PORT must be a number between 0 and 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'PORT must be a number between 0 and 65535');

/** What a client claims itself stands before what the proxies add, and is never believed. */
const trustedProxies = z
  .string()
  .regex(/^(false|true|[1-9])$/, 'TRUST_PROXY must be false, true, or how many proxies there are, 1 to 9')
  .transform((value) => (value === 'false' ? 0 : value === 'true' ? 1 : Number(value)));

/** As identity providers make them: 128 characters at most, and no commas. */
const uids = z
  .string()
  .transform((text) => text.split(',').map((uid) => uid.trim()))
  .refine(
    (list) => list.every((uid) => /^[\x21-\x7e]{1,128}$/.test(uid)),
    'ADMIN_UIDS must be uids with commas between them',
  );

const collector = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be the http or https address of a collector` }).optional();

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production')
    .default('development'),
  HOST: text('HOST').default('127.0.0.1'),
  PORT: port.default(4000),
  ...databaseVariables,
  ...firebaseVariables,
  ...localSignInVariables,
  SEED_DEMO: flag('SEED_DEMO', 'true', 'false'),
  RATE_LIMITS: flag('RATE_LIMITS', 'on', 'off'),
  TRUST_PROXY: trustedProxies.default(0),
  ADMIN_UIDS: uids.default([]),
  WEATHER_URL: z
    .url({
      protocol: /^https?$/,
      error: 'WEATHER_URL must be the http or https address of a host with the API of Open-Meteo',
    })
    .optional(),
  ...mailVariables,
  ...creditVariables,
  ...pushVariables,
  ...smsVariables,
  ...sharedCacheVariables,
  ...webhookVariables,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector('OTEL_EXPORTER_OTLP_ENDPOINT'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
    )
    .optional(),
});

/** How the process was told to run. */
export interface Env {
  isProduction: boolean;
  host: string;
  port: number;
  database: DatabaseSettings;
  /** Null means local sign-in. */
  firebase: FirebaseSettings | null;
  /** The names under which local sign-in is served, beside those of this machine alone; null without it. */
  localHosts: ReadonlySet<string> | null;
  seedDemo: boolean;
  rateLimits: boolean;
  /** How many reverse proxies stand before the server, each of which names whom it speaks for. */
  trustProxy: number;
  /** The uids of those who read reports and hide events. */
  operators: ReadonlySet<string>;
  /** A host with the API of Open-Meteo; null means Open-Meteo. */
  weatherUrl: string | null;
  mail: MailSettings;
  push: PushSettings;
  sms: SmsSettings;
  /** The address that people use, without a slash at its end; null means the one that they came to. */
  publicUrl: string | null;
  /** For how many seconds shared caches may store what is public; null means not at all. */
  sharedCache: number | null;
  webhooks: WebhookSettings;
  credits: Partial<Credits>;
  /** Whether traces go to a collector. */
  isTraced: boolean;
  logLevel: string;
}

/** An empty variable is one that is not set, as in a compose file that passes on what may be missing. */
const withoutEmpty = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

/**
 * Reads every variable that configures the server.
 * @throws StartupError with one sentence for each that makes no sense
 */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const result = variables.safeParse(withoutEmpty(source));
  if (!result.success) throw new StartupError(result.error.issues.map(({ message }) => message).join('\n'));
  const read = result.data;
  const isProduction = read.NODE_ENV === 'production';
  const firebase = firebaseOf(read, { isProduction });
  return {
    isProduction,
    host: read.HOST,
    port: read.PORT,
    database: databaseOf(read),
    firebase,
    localHosts: firebase ? null : localHostsOf(read),
    seedDemo: read.SEED_DEMO,
    rateLimits: read.RATE_LIMITS,
    trustProxy: read.TRUST_PROXY,
    operators: new Set(read.ADMIN_UIDS),
    weatherUrl: read.WEATHER_URL ?? null,
    mail: mailSettingsOf(read, { isProduction, isLocalSignIn: firebase === null }),
    push: pushSettingsOf(read),
    sms: smsSettingsOf(read, { isProduction, isLocalSignIn: firebase === null }),
    publicUrl: read.PUBLIC_URL ?? null,
    sharedCache: read.SHARED_CACHE ?? null,
    webhooks: { allowedNetworks: read.WEBHOOK_ALLOW_NETWORKS },
    credits: creditsOf(read),
    isTraced: Boolean(read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? read.OTEL_EXPORTER_OTLP_ENDPOINT),
    logLevel: read.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
};
