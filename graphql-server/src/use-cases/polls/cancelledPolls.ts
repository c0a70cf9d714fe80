import { CancelledPollEntity } from '../../persistence/entities/CancelledPollEntity.ts';
import type { PollEntity } from '../../persistence/entities/PollEntity.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';

/** Keeps of a poll that is being deleted what those who follow its link are told. */
export const rememberCancelledPoll = ({ em, clock }: Transaction, { urlHash, title, creatorId }: PollEntity): void => {
  em.create(CancelledPollEntity, { urlHash, title, creatorId, cancelledAt: clock.now() });
};

/** The deleted poll of that hash, null when there was none in the last thirty days that led to no event. */
export const getCancelledPoll = ({ polls }: Context, urlHash: string): Promise<CancelledPollEntity | null> =>
  polls.findCancelled(urlHash);
