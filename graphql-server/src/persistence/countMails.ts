import type { EntityManager } from './orm.ts';

export interface MailCount {
  waiting: number;
  /** Those that an operator may want to look at: the mail host refused them, or did not take them in time. */
  givenUp: number;
}

const COUNT = `
  select count(*) filter (where given_up_at is null)::int as "waiting",
    count(*) filter (where given_up_at is not null)::int as "givenUp"
  from mail where sent_at is null`;

/** The state of the outbox. */
export const countMails = async (em: EntityManager): Promise<MailCount> => {
  const [count] = await em.execute<MailCount[]>(COUNT);
  return count ?? { waiting: 0, givenUp: 0 };
};
