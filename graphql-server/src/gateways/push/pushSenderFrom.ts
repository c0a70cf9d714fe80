import type { Env } from '../../config/env.ts';
import type { PushSender } from './PushSender.ts';
import { vapidKeysOf } from './vapidKeys.ts';
import { webPushSender } from './webPushSender.ts';

const contactOf = ({ mail, publicUrl }: Env): string | null => {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return mail.kind === 'none' ? null : `mailto:${mail.from.address}`;
};

/** Null where push services have nobody to turn to: they want the address of the operator. */
export const pushSenderFrom = (env: Env): PushSender | null => {
  const contact = contactOf(env);
  const { privateKey, hosts } = env.push;
  return contact === null
    ? null
    : webPushSender({ contact, keys: privateKey === null ? null : vapidKeysOf(privateKey), hosts });
};
