import type { Env } from '../config/env.ts';
import type { Clock } from './clock.ts';
import { mailingFrom } from './mail/mailingFrom.ts';
import { phonePolicyFrom } from './phone/PhonePolicy.ts';
import { pushSenderFrom } from './push/pushSenderFrom.ts';
import { textingFrom } from './sms/smsSenderFrom.ts';
import { webhookSenderFrom } from './webhooks/webhookSenderFrom.ts';

/** By what people are reached: mail, notifications and texts, as the environment has it. */
export const sendersFrom = (env: Env, clock: Clock, log: Parameters<typeof textingFrom>[2]) => ({
  mailing: mailingFrom(env),
  pushSender: pushSenderFrom(env),
  ...textingFrom(env, clock, log),
  phones: phonePolicyFrom(env, log),
  webhookSender: webhookSenderFrom(env),
});
