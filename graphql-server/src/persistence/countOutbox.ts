import type { EntityManager } from './orm.ts';

/** What was not sent, of one kind. */
interface OutboxCount {
  kind: 'mail' | 'push' | 'sms' | 'webhook';
  waiting: number;
  /** Those that an operator may want to look at: nobody took them, or not in time. */
  givenUp: number;
}

const countOf = (kind: OutboxCount['kind']) => `
  select '${kind}' as kind, count(*) filter (where given_up_at is null)::int as "waiting",
    count(*) filter (where given_up_at is not null)::int as "givenUp"
  from ${kind} where sent_at is null`;

const DELIVERIES = `
  select 'webhook' as kind, count(*) filter (where given_up_at is null)::int as "waiting",
    count(*) filter (where given_up_at is not null)::int as "givenUp"
  from webhook_delivery where delivered_at is null`;

const COUNT = `${countOf('mail')} union all ${countOf('push')} union all ${countOf('sms')} union all ${DELIVERIES}`;

/** The state of the outboxes. */
export const countOutbox = (em: EntityManager): Promise<OutboxCount[]> => em.execute<OutboxCount[]>(COUNT);
