import { sumOfSeats } from '@quorum/domain/decision/party';
import { oneLine, type Block, type Message } from './parts/Content.ts';
import type { MailEvent, Surroundings } from './parts/MailEvent.ts';
import { messagesIn } from '../../messages/messagesIn.ts';
import { standingBlock, type Standing } from './parts/standing.ts';
import { toOrganiser } from './parts/toOrganiser.ts';

/** People who had a place and gave it up; the name is null where their response is gone. */
export interface Withdrawal {
  name: string | null;
  seats: number;
}

interface Subject extends Standing {
  event: MailEvent;
  withdrawals: readonly Withdrawal[];
}

/** To the organiser, shortly before the start: who has withdrawn. */
export const lateWithdrawal = (subject: Subject, surroundings: Surroundings): Message => {
  const { event, withdrawals } = subject;
  const { language } = surroundings;
  const { lateWithdrawal: words } = messagesIn(language);
  const nameless = sumOfSeats(withdrawals.filter(({ name }) => name === null));
  const items = [
    ...withdrawals.flatMap(({ name, seats }) =>
      name === null
        ? []
        : [{ text: seats > 1 ? words.named({ name: oneLine(name), count: seats - 1 }) : oneLine(name) }],
    ),
    ...(nameless > 0 ? [{ text: words.nameless({ count: nameless }) }] : []),
  ];
  const blocks: Block[] = [{ kind: 'list', items }, standingBlock(subject, event, language)];
  const heading = words.heading({ count: sumOfSeats(withdrawals) });
  return toOrganiser({ event, words: { ...words, heading }, blocks }, surroundings);
};
