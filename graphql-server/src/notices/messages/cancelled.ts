import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { calendarFile } from './parts/ownStanding.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { whyResponded } from './parts/whyResponded.ts';

/** To participants, when the event was deleted. */
export const cancelled = ({ event }: { event: MailEvent }, surroundings: Surroundings): Message => {
  const { language, publicUrl } = surroundings;
  const { cancelled: words } = messagesIn(language);
  return toParticipant(
    {
      event,
      words,
      url: publicUrl,
      blocks: [
        { kind: 'paragraph', text: words.byOrganiser },
        factsOf(event, surroundings),
        calendarFile({ calendar: 'CANCELLED' }, language),
        { kind: 'button', label: words.button, url: publicUrl },
      ],
      reason: `${whyResponded(surroundings)} ${words.last}`,
    },
    surroundings,
  );
};
