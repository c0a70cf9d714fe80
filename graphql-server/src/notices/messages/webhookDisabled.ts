import { PAGES } from '@quorum/domain/pages';
import type { Message } from './parts/Content.ts';
import type { Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';

interface Disabled {
  host: string;
  because: 'FAILING' | 'GONE';
}

/** To the owner of a webhook that is told nothing any more, and why. */
export const webhookDisabled = ({ host, because }: Disabled, surroundings: Surroundings): Message => {
  const { language, publicUrl } = surroundings;
  const { webhookDisabled: words } = messagesIn(language);
  return {
    subject: words.subject({ host }),
    sms: null,
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: words.because[because]({ host }) },
        { kind: 'paragraph', text: words.next },
        { kind: 'button', label: words.open, url: `${publicUrl}${PAGES.developerSettings}#webhooks` },
      ],
      reason: words.why,
    },
  };
};
