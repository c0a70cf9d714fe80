import { oneLine, type Message } from './parts/Content.ts';
import { pollUrl, type Surroundings } from './parts/MailEvent.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { messagesIn } from './languages/messagesIn.ts';

/** To the organiser: voting has ended, and no date was likely enough. */
export const pollClosed = (poll: { urlHash: string; title: string }, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { pollClosed: says, whyOrganiser, what } = messagesIn(language);
  return {
    subject: says.subject(titleInSubject(poll, language)),
    content: {
      ...surroundings,
      heading: says.heading,
      blocks: [
        { kind: 'facts', facts: [[what, oneLine(poll.title)]] },
        { kind: 'paragraph', text: says.text },
        { kind: 'button', label: says.button, url: pollUrl(surroundings, poll) },
      ],
      reason: whyOrganiser,
    },
  };
};
