import { SOURCE_LANGUAGE } from '@quorum/domain/language';
import type { Limiter } from '../gateways/limiter.ts';
import { graphileQueue } from '../persistence/graphileQueue.ts';
import type { EntityManager } from '../persistence/orm.ts';
import { EventLists } from '../persistence/repositories/EventLists.ts';
import { EventRepository } from '../persistence/repositories/EventRepository.ts';
import { MailRepository } from '../persistence/repositories/MailRepository.ts';
import { PollLists } from '../persistence/repositories/polls/PollLists.ts';
import { PollRepository } from '../persistence/repositories/polls/PollRepository.ts';
import { ResponseRepository } from '../persistence/repositories/ResponseRepository.ts';
import type { Context, RequestActor } from './Context.ts';

type Shared = Pick<
  Context,
  | 'clock'
  | 'tokens'
  | 'turns'
  | 'invalidate'
  | 'dispatchSoon'
  | 'mailing'
  | 'pushSender'
  | 'smsSender'
  | 'smsQuota'
  | 'phones'
  | 'weather'
  | 'webhookSender'
> & {
  em: EntityManager;
  /** Counts in the unit of work that it is given, for the one who acts. */
  limiterIn: (em: EntityManager, actor: RequestActor) => Limiter;
};

/** A unit of work of its own for each actor. */
export const createContext = (shared: Shared, actor: RequestActor): Context => {
  const { clock, tokens, turns, invalidate, dispatchSoon, limiterIn, weather } = shared;
  const { mailing, pushSender, smsSender, smsQuota, phones, webhookSender } = shared;
  // with its context, so that repositories take part in a transaction that a use-case opens
  const em = shared.em.fork({ useContext: true });
  return {
    actor,
    em,
    clock,
    tokens,
    turns,
    invalidate,
    dispatchSoon,
    mailing,
    pushSender,
    smsSender,
    smsQuota,
    phones,
    weather,
    webhookSender,
    limiter: limiterIn(em, actor),
    events: new EventRepository(em, actor),
    polls: new PollRepository(em, actor),
    lists: new EventLists(em),
    pollLists: new PollLists(em),
    responses: new ResponseRepository(em),
    mails: new MailRepository(em),
    jobs: graphileQueue(em),
  };
};

/** The actor of jobs: the clock. */
export const ANONYMOUS: RequestActor = {
  uid: null,
  isOperator: false,
  identity: null,
  visitorToken: null,
  language: SOURCE_LANGUAGE,
  address: '',
  idempotencyKey: null,
};
