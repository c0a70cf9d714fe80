import { oneLine, type Message } from './parts/Content.ts';
import { pollUrl, type Surroundings } from './parts/MailEvent.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { messagesIn } from '../../messages/messagesIn.ts';

interface Subject {
  poll: { urlHash: string; title: string };
  /** No date was likely enough, or it was for the organiser to pick one. */
  because: 'NOT_ENOUGH' | 'NOT_PICKED';
  /** Whether there is a date left to pick. */
  hasDateAhead: boolean;
}

/** To the organiser: the time to vote is over, and there is no date. */
export const pollClosed = ({ poll, because, hasDateAhead }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { pollClosed: words, whyOrganiserOfPoll, what } = messagesIn(language);
  return {
    subject: words.subject({ title: titleInSubject(poll, language) }),
    sms: null,
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        { kind: 'facts', facts: [[what, oneLine(poll.title)]] },
        { kind: 'paragraph', text: `${words.because[because]} ${hasDateAhead ? words.mayPick : words.allOver}` },
        { kind: 'button', label: words.button, url: pollUrl(surroundings, poll) },
      ],
      reason: whyOrganiserOfPoll,
    },
  };
};
