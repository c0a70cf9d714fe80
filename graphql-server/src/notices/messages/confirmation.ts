import { spokenCode } from '@quorum/domain/organising/checkIn';
import type { CalendarStatus } from '@quorum/domain/decision/decision';
import type { When } from '@quorum/domain/event/news';
import type { Block, Message } from './parts/Content.ts';
import { factsOf } from './parts/facts.ts';
import { firstCalendarFile } from './parts/ownStanding.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { standingBlock, type Standing } from './parts/standing.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { toVoter } from './parts/toVoter.ts';
import { describeWhen, shortWhen } from './parts/when.ts';
import { responseText, type DescribedResponse } from './parts/words.ts';

// Nothing else of an answer is in its confirmation: the reader may not be the person who typed the address.

interface OfResponse {
  event: MailEvent;
  response: DescribedResponse;
  calendar: CalendarStatus;
  standing: Standing;
  /** Opens the response on any device. */
  responseUrl: string;
  /** By which they are checked in; null, or left out, for somebody who does not come. */
  checkInCode?: string | null;
  /** Withdraws it; given where the same name and address have responded before. */
  withdrawUrl: string | null;
}

/** To a participant who left an address. */
export const confirmation = (
  { event, response, calendar, standing, responseUrl, checkInCode, withdrawUrl }: OfResponse,
  surroundings: Surroundings,
): Message => {
  const { language } = surroundings;
  const { confirmation: words, whyParticipant } = messagesIn(language);
  const withdrawing: Block[] = withdrawUrl
    ? [
        { kind: 'paragraph', text: words.twice },
        { kind: 'button', label: words.withdraw, url: withdrawUrl },
      ]
    : [];
  return {
    subject: words.subject({ title: titleInSubject(event, language), when: shortWhen(event, language) }),
    sms: null,
    content: {
      ...surroundings,
      heading: words.heading({ answer: responseText(response, language) }),
      blocks: [
        factsOf(event, surroundings),
        standingBlock(standing, event, language),
        { kind: 'paragraph', text: words.link },
        ...firstCalendarFile({ calendar }, language),
        { kind: 'button', label: words.button, url: responseUrl },
        ...(checkInCode
          ? [{ kind: 'code', code: checkInCode, text: words.code({ code: spokenCode(checkInCode) }) } as const]
          : []),
        ...withdrawing,
      ],
      reason: surroundings.isConfirmed ? whyParticipant : words.whyTyped,
    },
  };
};

interface OfVote {
  poll: { title: string; location: string; creatorName: string };
  /** The votes, by date. */
  votes: readonly (When & { likelihood: number })[];
  /** Opens the votes on any device. */
  voteUrl: string;
}

/** To a voter who left an address. */
export const voteConfirmation = ({ poll, votes, voteUrl }: OfVote, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { voteConfirmation: words } = messagesIn(language);
  const said = votes.map((vote) => ({ text: `${describeWhen(vote, language)}: ${responseText(vote, language)}` }));
  const blocks: Block[] = [
    { kind: 'list', items: said },
    { kind: 'paragraph', text: words.next },
    { kind: 'paragraph', text: words.link },
    { kind: 'button', label: words.button, url: voteUrl },
  ];
  return toVoter({ poll, words, blocks }, surroundings);
};
