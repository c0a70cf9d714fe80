import type { Block, Message, ShortForm } from './Content.ts';
import { eventUrl, type MailEvent, type Surroundings } from './MailEvent.ts';
import { lineOfEvent, type Line } from './titleInSubject.ts';
import { whyResponded } from './whyResponded.ts';

interface Parts {
  event: MailEvent;
  words: { subject: Line; heading: string };
  blocks: readonly Block[];
  /** Why they get it; left out, since they responded. */
  reason?: string;
  /** Where a text message leads; left out, to the event. */
  url?: string;
  takes?: ShortForm['takes'];
  question?: Message['question'];
  /** The line of a text message; left out, that of the subject. */
  texted?: Line;
}

/** A mail to somebody who responded to an event, or whose address somebody gave. */
export const toParticipant = (parts: Parts, surroundings: Surroundings): Message => {
  const { event, words, blocks, reason, question, texted, takes = null, url = eventUrl(surroundings, event) } = parts;
  const { language } = surroundings;
  return {
    ...lineOfEvent(words.subject, event, language, { url, takes, texted }),
    ...(question && { question }),
    content: { ...surroundings, heading: words.heading, blocks, reason: reason ?? whyResponded(surroundings) },
  };
};
