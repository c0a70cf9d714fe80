import type { Env } from '../../config/env.ts';
import type { PushSender } from './PushSender.ts';
import { webPushSender } from './webPushSender.ts';

/** Null where push services have nobody to turn to: they want the address of the operator. */
export const pushSenderFrom = ({ mail, publicUrl, push }: Env): PushSender | null => {
  if (publicUrl?.startsWith('https:')) return webPushSender({ contact: publicUrl, ...push });
  return mail.kind === 'none' ? null : webPushSender({ contact: `mailto:${mail.from.address}`, ...push });
};
