import type { EntityManager } from './orm.ts';

/** What PostgreSQL says to one of those who stand in each other's way: the others go on, and it may try again. */
const IN_THE_WAY = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

const wasInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && IN_THE_WAY.has(String(error.code));

/** Does `work` again, twice at most, when PostgreSQL has ended it to untangle a deadlock. */
export const repeating = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !wasInTheWay(error)) throw error;
    }
  }
};

/**
 * Has `em` repeat its outermost transactions so: what was done in one is undone with it, the entities it knew are
 * forgotten, and whoever opened it neither notices nor has to think of it. What is to be repeated must be in it.
 */
export const repeatingTransactions = (em: EntityManager): EntityManager => {
  const transactional = em.transactional.bind(em);
  em.transactional = (work, options) => {
    const attempt = () => transactional(work, options);
    return em.isInTransaction() ? attempt() : repeating(attempt);
  };
  return em;
};
