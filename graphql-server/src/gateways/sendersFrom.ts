import type { Env } from '../config/env.ts';
import type { Clock } from './clock.ts';
import { mailingFrom } from './mail/mailingFrom.ts';
import { phonePolicyFrom } from './phone/PhonePolicy.ts';
import { pushSenderFrom } from './push/pushSenderFrom.ts';
import { textingFrom } from './sms/smsSenderFrom.ts';
import { httpWebhookSender } from './webhooks/httpWebhookSender.ts';

/** Where people sign in locally, they and the server share a machine. */
const ownAddress = ({ publicUrl, port, firebase }: Env) => publicUrl ?? (firebase ? null : `http://localhost:${port}`);

/** By what people are reached: mail, notifications, texts and webhooks, as the environment has it. */
export const sendersFrom = (env: Env, clock: Clock, log: Parameters<typeof textingFrom>[2]) => ({
  mailing: mailingFrom(env),
  pushSender: pushSenderFrom(env),
  ...textingFrom(env, clock, log),
  phones: phonePolicyFrom(env, log),
  webhookSender: httpWebhookSender({ publicUrl: ownAddress(env), ...env.webhooks }),
});
