import { CODE } from '@quorum/domain/phone/code';
import type { Message } from './parts/Content.ts';
import type { Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';

/**
 * The code that confirms a number. Its last line binds it to this site: browsers and phones fill it in there alone
 * (https://wicg.github.io/sms-one-time-codes).
 */
export const phoneCode = (code: string, surroundings: Surroundings): Message => {
  const { subject, text, why } = messagesIn(surroundings.language).phoneCode;
  const words = text({ code, count: CODE.minutes });
  return {
    subject,
    content: { ...surroundings, heading: subject, blocks: [{ kind: 'paragraph', text: words }], reason: why },
    sms: `${words}\n\n@${new URL(surroundings.publicUrl).hostname} #${code}`,
  };
};
