import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { whyResponded } from './parts/whyResponded.ts';

/** To participants, when the event was deleted. */
export const cancelled = ({ event }: { event: MailEvent }, surroundings: Surroundings): Message => {
  const { language, publicUrl } = surroundings;
  const { cancelled: says } = messagesIn(language);
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: says.byOrganiser },
        factsOf(event, surroundings),
        { kind: 'paragraph', text: says.file },
        { kind: 'button', label: says.button, url: publicUrl },
      ],
      reason: `${whyResponded(surroundings)} ${says.last}`,
    },
    surroundings,
  );
};
