import type { Message } from './parts/Content.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import type { Surroundings } from './parts/MailEvent.ts';
import { toVoter } from './parts/toVoter.ts';

interface Poll {
  title: string;
  location: string;
  creatorName: string;
}

/** To voters, when the poll was deleted before it led to an event. */
export const pollCancelled = (poll: Poll, surroundings: Surroundings): Message => {
  const { pollCancelled: words, cancelled } = messagesIn(surroundings.language);
  return toVoter(
    {
      poll,
      words,
      blocks: [
        { kind: 'paragraph', text: words.text },
        { kind: 'button', label: cancelled.button, url: surroundings.publicUrl },
      ],
      last: cancelled.last,
    },
    surroundings,
  );
};
