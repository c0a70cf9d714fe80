import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { calendarFile } from './ownStanding.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { toParticipant } from './toParticipant.ts';
import { whyResponded } from './whyResponded.ts';

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
        calendarFile({ calendar: 'CANCELLED' }, language),
        { kind: 'button', label: says.button, url: publicUrl },
      ],
      reason: `${whyResponded(surroundings)} ${says.last}`,
    },
    surroundings,
  );
};
