import { graphileQueue } from '../persistence/graphileQueue.ts';
import type { EntityManager } from '../persistence/orm.ts';
import { EventRepository } from '../persistence/repositories/EventRepository.ts';
import { ResponseRepository } from '../persistence/repositories/ResponseRepository.ts';
import type { Context, RequestActor } from './Context.ts';

type Shared = Pick<Context, 'clock' | 'tokens' | 'limiter' | 'weather'> & { em: EntityManager };

/** A unit of work of its own for whoever acts. */
export const createContext = (shared: Shared, actor: RequestActor): Context => {
  const { clock, tokens, limiter, weather } = shared;
  // with its context, so that repositories take part in a transaction that a use-case opens
  const em = shared.em.fork({ useContext: true });
  const [events, responses, jobs] = [new EventRepository(em), new ResponseRepository(em), graphileQueue(em)];
  return { actor, em, events, responses, jobs, clock, tokens, limiter, weather };
};

/** Who acts when nobody asks: the clock. */
export const NOBODY: RequestActor = { uid: null, identity: null, visitorToken: null, address: '' };
