import type { Move } from '@quorum/domain/event/news';
import type { Block, Message } from './parts/Content.ts';
import { pollUrl, type Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { toVoter } from './parts/toVoter.ts';
import { describeWhen } from './parts/when.ts';

interface Subject {
  poll: { urlHash: string; title: string; location: string; creatorName: string };
  moves: readonly Move[];
}

/** To a voter, when dates that they voted on have moved. */
export const datesMoved = ({ poll, moves }: Subject, surroundings: Surroundings): Message => {
  const { language } = surroundings;
  const { datesMoved: words, pollClosed } = messagesIn(language);
  const sentence = ({ now, before }: Move) =>
    words.move({ now: describeWhen(now, language), before: describeWhen(before, language) });
  const blocks: Block[] = [
    { kind: 'paragraph', text: words.byOrganiser },
    { kind: 'list', items: moves.map((move) => ({ text: sentence(move) })) },
    { kind: 'paragraph', text: words.stays },
    { kind: 'button', label: pollClosed.button, url: pollUrl(surroundings, poll) },
  ];
  return toVoter({ poll, words, blocks }, surroundings);
};
