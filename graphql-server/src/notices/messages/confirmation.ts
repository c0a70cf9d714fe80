import type { Language } from '@quorum/domain/language';
import type { Block, Message } from './Content.ts';
import { factsOf } from './facts.ts';
import type { MailEvent, Surroundings } from './MailEvent.ts';
import { messagesIn } from './languages/messagesIn.ts';
import { seatsBlock } from './seats.ts';
import { titleInSubject } from './titleInSubject.ts';
import { shortWhen } from './when.ts';
import { countsOf, responseText, type DescribedResponse, type Standing } from './words.ts';

interface Subject {
  event: MailEvent;
  /** Nothing else of the response is in it: the reader may not be the person who typed the address. */
  response: DescribedResponse;
  standing: Standing;
  /** Opens the response on any device. */
  responseUrl: string;
  /** Withdraws it; given where the same name and address have responded before. */
  withdrawUrl: string | null;
}

const withdrawing = (url: string, language: Language): Block[] => {
  const { confirmation: says } = messagesIn(language);
  return [
    { kind: 'paragraph', text: says.twice },
    { kind: 'button', label: says.withdraw, url },
  ];
};

/** To a participant who left an address. */
export const confirmation = (
  { event, response, standing, responseUrl, withdrawUrl }: Subject,
  surroundings: Surroundings,
): Message => {
  const { language } = surroundings;
  const { confirmation: says, newResponses: digest, whyParticipant } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(event, language), shortWhen(event, language)),
    content: {
      ...surroundings,
      heading: says.heading(responseText(response, language)),
      blocks: [
        factsOf(event, surroundings),
        seatsBlock(standing.seats, digest.soFar(countsOf(standing, language))),
        { kind: 'paragraph', text: says.link },
        { kind: 'paragraph', text: says.file },
        { kind: 'button', label: says.button, url: responseUrl },
        ...(withdrawUrl ? withdrawing(withdrawUrl, language) : []),
      ],
      reason: surroundings.isConfirmed ? whyParticipant : says.whyTyped,
    },
  };
};
