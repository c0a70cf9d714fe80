import { oneLine, type Message } from './parts/Content.ts';
import { pollUrl, type Surroundings } from './parts/MailEvent.ts';
import { titleInSubject } from './parts/titleInSubject.ts';
import { messagesIn } from './languages/messagesIn.ts';

/** To the organiser: voting has ended, and no date was likely enough. */
export const pollClosed = (poll: { urlHash: string; title: string }, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { pollClosed: words, whyOrganiser, what } = messagesIn(language);
  return {
    subject: words.subject(titleInSubject(poll, language)),
    content: {
      ...surroundings,
      heading: words.heading,
      blocks: [
        { kind: 'facts', facts: [[what, oneLine(poll.title)]] },
        { kind: 'paragraph', text: words.text },
        { kind: 'button', label: words.button, url: pollUrl(surroundings, poll) },
      ],
      reason: whyOrganiser,
    },
  };
};
