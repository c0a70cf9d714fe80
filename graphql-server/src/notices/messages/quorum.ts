import type { Message } from './parts/Content.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { standingBlock, type Standing } from './parts/standing.ts';
import { toOrganiser } from './parts/toOrganiser.ts';

interface Subject extends Standing {
  event: MailEvent;
}

/** To the organiser: enough people are in, or no longer. */
export const quorum = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, isEnough, verdict } = subject;
  const { language } = surroundings;
  const { quorum: messages } = messagesIn(language);
  const words = isEnough ? messages[verdict === 'EXPECTED' ? 'expected' : 'in'] : messages.notEnough;
  // what is yet to be decided is not said to be sure
  const after = subject.decidesAt === null ? words.text : undefined;
  const beside = isEnough ? { after } : { before: words.text };
  return toOrganiser({ event, words, blocks: [standingBlock(subject, event, language, beside)] }, surroundings);
};
