import type { ShownPoll } from '../../persistence/repositories/shownPolls.ts';
import type { Context } from '../Context.ts';

/** The poll of that hash, private or not: knowing the hash is the permission. Null when there is none. */
export const getPoll = ({ polls }: Context, urlHash: string): Promise<ShownPoll | null> => polls.find(urlHash);

/** @throws DomainError `NOT_FOUND` */
export const requirePoll = ({ polls }: Context, urlHash: string): Promise<ShownPoll> => polls.require(urlHash);
