import type { Message } from './Content.ts';
import { factsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { ownResponse, type OwnStanding } from './ownStanding.ts';
import type { MailMessages } from './languages/english.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { standingBlock, type Standing } from './standing.ts';
import { toParticipant } from './toParticipant.ts';
import { whyResponded } from './whyResponded.ts';

interface Subject extends Standing {
  event: MailEvent;
  own: OwnStanding;
}

/** That more are expected than needed is no news of too few where they must be certain: that is said then. */
const wordsOn = ({ verdict, status }: Subject, says: MailMessages['reminder']) => {
  if (verdict === 'IN') return says.enough;
  if (verdict === 'EXPECTED') return says.expected;
  if (verdict === 'UNCERTAIN') return undefined;
  return status === 'CONFIRMED' ? says.tooFew : says.notEnough;
};

/** To participants, a day before. */
export const reminder = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, own } = subject;
  const { language } = surroundings;
  const { reminder: says, seeEvent } = messagesIn(language);
  return toParticipant(
    {
      event,
      says,
      blocks: [
        { kind: 'paragraph', text: says.soon },
        factsOf(event, surroundings),
        standingBlock(subject, event, language, { before: wordsOn(subject, says) }),
        { kind: 'paragraph', text: ownResponse(own, language) },
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: `${whyResponded(surroundings)} ${says.once}`,
    },
    surroundings,
  );
};
