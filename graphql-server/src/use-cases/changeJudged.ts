import type { Claim } from '../gateways/limiter.ts';
import type { EventEntity } from '../persistence/entities/EventEntity.ts';
import type { PollEntity } from '../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../persistence/repositories/polls/PollRepository.ts';
import { TurnRepository } from '../persistence/repositories/TurnRepository.ts';
import type { Context } from './Context.ts';
import { inTransaction, type Transaction } from './inTransaction.ts';
import { judgeEarly, type Judge } from './judgeEarly.ts';

/** What somebody wants to change. */
interface Subject<Seen, Locked extends Seen> {
  /** Reads what is judged of it, and no more. @throws DomainError `NOT_FOUND` */
  look(context: Context): Promise<Seen>;
  /** The hashes of all that is locked with it. */
  turns(context: Context, seen: Seen): Promise<readonly string[]>;
  /** Holds it until the transaction ends, with what the change needs of it. @throws DomainError `NOT_FOUND` */
  lock(transaction: Transaction): Promise<Locked>;
}

export const theEvent = (urlHash: string): Subject<EventEntity, EventEntity> => ({
  look: ({ events }) => events.requireVisible(urlHash),
  turns: () => Promise.resolve([urlHash]),
  lock: ({ events }) => events.requireLocked(urlHash),
});

/** An event with all of its series, and the polls that became one of them. */
export const theSeries = (urlHash: string): Subject<EventEntity, EventEntity> => ({
  ...theEvent(urlHash),
  turns: ({ em }, event) => new TurnRepository(em).ofSeries(event),
  async lock({ events }) {
    await events.lockSeries(urlHash);
    return events.requireLocked(urlHash);
  },
});

export const thePoll = (urlHash: string): Subject<PollEntity, PollWithOptions> => ({
  look: ({ polls }) => polls.requireVisible(urlHash),
  turns: () => Promise.resolve([urlHash]),
  lock: ({ polls }) => polls.requireLocked(urlHash),
});

/** One or the other, for what is done to both alike. */
export const theEventOrPoll = (
  what: 'event' | 'poll',
  urlHash: string,
): Subject<EventEntity | PollEntity, EventEntity | PollEntity> =>
  what === 'event' ? theEvent(urlHash) : thePoll(urlHash);

interface Judged<Seen, Locked extends Seen> {
  subject: Subject<Seen, Locked>;
  judge: Judge<Seen>;
  /** What the change takes of limits. */
  claims?: readonly Claim[];
}

/**
 * Runs `change` in a transaction that locks its subject. People who may not are refused before anybody is held up;
 * since that may change until it is locked, they are judged again then.
 * @throws DomainError `NOT_FOUND`, `RATE_LIMITED`, and what `judge` throws
 */
export async function changeJudged<Seen, Locked extends Seen, Result>(
  context: Context,
  { subject, judge, claims = [] }: Judged<Seen, Locked>,
  change: (transaction: Transaction, locked: Locked) => Promise<Result>,
): Promise<Result> {
  const seen = await judgeEarly(context, subject.look, judge);
  if (claims.length > 0) await context.limiter.check(claims);
  return inTransaction(context, await subject.turns(context, seen), async (transaction) => {
    const locked = await subject.lock(transaction);
    await judge(locked, transaction);
    if (claims.length > 0) await transaction.limiter.consume(claims);
    return change(transaction, locked);
  });
}
