import type { Block, Message } from './Content.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { titleInSubject } from './titleInSubject.ts';
import { shortWhen } from './when.ts';
import { whyResponded } from './whyResponded.ts';

interface Parts {
  event: MailEvent;
  words: { subject: (title: string, when: string) => string; heading: string };
  blocks: readonly Block[];
  /** Why they get it; left out, since they responded. */
  reason?: string;
}

/** A mail to somebody who responded to an event, or whose address somebody gave. */
export const toParticipant = ({ event, words, blocks, reason }: Parts, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  return {
    subject: words.subject(titleInSubject(event, language), shortWhen(event, language)),
    content: { ...surroundings, heading: words.heading, blocks, reason: reason ?? whyResponded(surroundings) },
  };
};
