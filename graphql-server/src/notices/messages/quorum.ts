import type { Message } from './Content.ts';
import { briefFactsOf } from './facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { titleInSubject } from './titleInSubject.ts';
import { standingBlock, type Standing } from './standing.ts';
import { shortDay } from './when.ts';

interface Subject extends Standing {
  event: MailEvent;
}

/** To the organiser: enough people are in, or no longer. */
export const quorum = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, isEnough, verdict } = subject;
  const { language } = surroundings;
  const { quorum: messages, seeEvent, whyOrganiser } = messagesIn(language);
  const says = isEnough ? messages[verdict === 'EXPECTED' ? 'expected' : 'in'] : messages.notEnough;
  // what is yet to be decided is not said to be sure
  const after = subject.decidesAt === null ? says.text : undefined;
  const words = isEnough ? { after } : { before: says.text };
  return {
    subject: says.subject(titleInSubject(event, language), shortDay(event, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        briefFactsOf(event, language),
        standingBlock(subject, event, language, words),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyOrganiser,
    },
  };
};
