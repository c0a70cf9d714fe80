import type { EntityManager } from './orm.ts';
import { queryPrepared } from './queryPrepared.ts';
import { instantAt, millis } from './repositories/instants.ts';
import type { DateTime } from 'luxon';

/** What somebody was sent, by whichever way. */
export interface MailboxEntry {
  channel: 'MAIL' | 'SMS' | 'PUSH';
  id: number;
  to: string;
  /** Empty for a text. */
  subject: string;
  text: string;
  at: DateTime;
  state: 'SENT' | 'WAITING' | 'GIVEN_UP';
}

const STATE = `case when sent_at is not null then 'SENT' when given_up_at is null then 'WAITING' else 'GIVEN_UP' end as state`;

/** That another way has told or will tell the same, and this one waits in case that does not work. */
const isDeliveredBy = (table: string, key: string) =>
  `exists (select from ${table} as t where t.delivery_key = ${key} and t.given_up_at is null)`;

const LIST = `
  select 'MAIL' as channel, id, recipient as "to", subject, text, ${millis('created_at')} as at, ${STATE} from mail
    where text is not null
      and (sent_at is not null or not (${isDeliveredBy('push', 'mail.dedupe_key')} or ${isDeliveredBy('sms', 'mail.dedupe_key')}))
  union all
  select 'SMS', id, recipient, '', body, ${millis('created_at')}, ${STATE} from sms
    where body is not null and (sent_at is not null or not ${isDeliveredBy('push', 'sms.delivery_key')})
  union all
  select 'PUSH', id, endpoint, payload::json -> 'notification' ->> 'title', payload::json -> 'notification' ->> 'body',
    ${millis('created_at')}, ${STATE} from push where payload is not null
  order by at desc, id desc, channel limit $1`;

/** What was written to people, newest first. What waits in case another way fails is not there. */
export const listMailbox = async (em: EntityManager, limit: number): Promise<MailboxEntry[]> => {
  const rows = await queryPrepared<Omit<MailboxEntry, 'at'> & { at: number }>(em, LIST, [limit]);
  return rows.map(({ at, ...entry }) => ({ ...entry, at: instantAt(at) }));
};
