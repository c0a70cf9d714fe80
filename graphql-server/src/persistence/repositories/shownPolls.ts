import type { Loaded } from '@mikro-orm/core';
import { PollEntity } from '../entities/PollEntity.ts';
import type { EntityManager } from '../orm.ts';
import { PollTallies, type Tallied } from './PollTallies.ts';

/** A poll with all that is shown of it, but for who voted and who comes to the event that it became. */
export type ShownPoll = Loaded<PollEntity, 'eventType' | 'event'> & Tallied;

/** Polls with what is shown of them, the newest first. */
export const listShown = async (em: EntityManager, where: object): Promise<ShownPoll[]> => {
  const populate = ['eventType', 'event'] as const;
  const options = { populate, strategy: 'select-in', refresh: true, orderBy: { id: 'desc' } } as const;
  const polls = await em.find(PollEntity, where, options);
  const tallied = await new PollTallies(em).of(polls);
  return polls.map((poll) => Object.assign(poll, tallied.get(poll.id)));
};
