import { EventRepository } from '../persistence/repositories/EventRepository.ts';
import { PollRepository } from '../persistence/repositories/polls/PollRepository.ts';
import { ResponseRepository } from '../persistence/repositories/ResponseRepository.ts';
import type { Context } from './Context.ts';
import { countRefusals } from './inTransaction.ts';

/** @throws DomainError for somebody who may not do it */
export type Judge<Seen> = (seen: Seen, context: Context) => void | Promise<void>;

/**
 * Judges a caller who wants to change something before it is held, or loaded with all that belongs to it: a refusal
 * must have nobody wait. What is judged may change until it is held, so that the change judges again.
 * @param look reads what is judged, and no more
 * @throws DomainError `RATE_LIMITED` for a caller who was refused too often, and what `look` and `judge` throw
 */
export const judgeEarly = <Seen>(
  context: Context,
  look: (context: Context) => Promise<Seen>,
  judge: Judge<Seen>,
): Promise<Seen> =>
  countRefusals(context, async () => {
    const apart = apartFrom(context);
    const seen = await look(apart);
    await judge(seen, apart);
    return seen;
  });

/** With a unit of work of its own: the change reads everything as it is then. */
const apartFrom = (context: Context): Context => {
  const em = context.em.fork();
  const { actor } = context;
  return {
    ...context,
    em,
    events: new EventRepository(em, actor),
    polls: new PollRepository(em, actor),
    responses: new ResponseRepository(em),
  };
};
