import type { Verdict } from '@quorum/domain/event/enough';
import type { Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import type { MailMessages } from './languages/english.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { standingBlock, type Standing } from './parts/standing.ts';
import { toParticipant } from './parts/toParticipant.ts';
import { whyResponded } from './parts/whyResponded.ts';

interface Subject extends Standing {
  event: MailEvent;
}

/** That more are expected than needed is no news of too few where they must be certain: that is said then. */
const wordsOn = (verdict: Verdict, says: MailMessages['reminder']) => {
  if (verdict === 'IN') return { before: says.enough };
  if (verdict === 'EXPECTED') return { before: says.expected };
  return { ...(verdict === 'MISSING' && { before: says.notEnough }), after: says.saySo };
};

/** To participants, a day before. */
export const reminder = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, verdict } = subject;
  const { language } = surroundings;
  const { reminder: says, seeEvent } = messagesIn(language);
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: says.soon },
        factsOf(event, surroundings),
        standingBlock(subject, event, language, wordsOn(verdict, says)),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: `${whyResponded(surroundings)} ${says.once}`,
    },
    surroundings,
  );
};
