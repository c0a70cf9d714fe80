import { z } from 'zod';
import { because } from '../refusals/Reason.ts';
import { EVERY_TYPE, WEBHOOK_SCOPES, WEBHOOK_TYPES } from './types.ts';

export const WEBHOOK_URL_MAX = 2_000;

const unreadable = because('webhook.unreadable');
const urlMessage = because('webhook.url');

/** From here on ports are anybody's; below them are mail, databases and the like, which no webhook speaks with. */
const FREE_PORTS = 1_024;
const WEB_PORTS: readonly string[] = ['', '80', '443'];

/** As an address is written once it was read: without a user, and without a port that goes without saying. */
const ADDRESS = /^https?:\/\/(?:\[[\da-f:.]+\]|[^:/?#@]+)(?::(?<port>\d+))?(?:[/?#]|$)/;

/** Whether a request can go there. Which machine that may be is judged when it is reached. */
const isAddress = (text: string): boolean => {
  const found = ADDRESS.exec(text);
  const port = found?.groups?.port ?? '';
  return found !== null && (WEB_PORTS.includes(port) || Number(port) >= FREE_PORTS);
};

const url = z
  .string(urlMessage)
  .trim()
  .max(WEBHOOK_URL_MAX, urlMessage)
  .pipe(z.url({ protocol: /^https?$/, normalize: true, error: urlMessage }))
  // a fragment is sent to nobody
  .overwrite((text) => text.replace(/#.*$/, ''))
  .refine(isAddress, urlMessage)
  .describe(
    'The https address that receives deliveries. An address of Slack, Discord, Mattermost or Telegram gets chat messages',
  );

const typesMessage = because('webhook.types');

const types = z
  .array(z.enum([...WEBHOOK_TYPES, EVERY_TYPE], typesMessage), typesMessage)
  .min(1, typesMessage)
  .max(WEBHOOK_TYPES.length + 1, typesMessage)
  .transform((list) => (list.includes(EVERY_TYPE) ? [EVERY_TYPE] : [...new Set(list)]))
  .describe('The types that are delivered; `*` for all of them');

const scope = z
  .enum(WEBHOOK_SCOPES, because('webhook.scope'))
  .describe('Whether it covers the events and polls that the person organises, or all public ones');

/** A new webhook. */
export const webhookDraft = z.object({ url, types, scope }, unreadable);

/** A change of one: what is left out, or null, stays as it is. */
export const webhookChange = z.object(
  {
    url: url.nullish(),
    types: types.nullish(),
    scope: scope.nullish(),
    isActive: z
      .boolean(because('flag.ofNameUnreadable', { name: 'isActive' }))
      .nullish()
      .describe('False has nothing delivered; true has deliveries begin again'),
  },
  unreadable,
);

/** What a test delivery is like. */
export const webhookTest = z.object(
  {
    type: z.enum(WEBHOOK_TYPES, typesMessage).nullish().describe('The type of the test; left out, `event.confirmed`'),
  },
  unreadable,
);
