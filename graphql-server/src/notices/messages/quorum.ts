import type { Message } from './parts/Content.ts';
import { briefFactsOf } from './parts/facts.ts';
import { eventUrl, type MailEvent, type Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { standingBlock, type Standing } from './parts/standing.ts';
import { shortDay } from './parts/when.ts';

interface Subject extends Standing {
  event: MailEvent;
}

/** To the organiser: enough people are in, or no longer. */
export const quorum = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, isEnough, verdict } = subject;
  const { language } = surroundings;
  const { quorum: messages, seeEvent, whyOrganiser } = messagesIn(language);
  const words = isEnough ? messages[verdict === 'EXPECTED' ? 'expected' : 'in'] : messages.notEnough;
  // what is yet to be decided is not said to be sure
  const after = subject.decidesAt === null ? words.text : undefined;
  const beside = isEnough ? { after } : { before: words.text };
  return {
    subject: words.subject(titleInSubject(event, language), shortDay(event, language)),
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        briefFactsOf(event, language),
        standingBlock(subject, event, language, beside),
        { kind: 'button', label: seeEvent, url: eventUrl(surroundings, event) },
      ],
      reason: whyOrganiser,
    },
  };
};
