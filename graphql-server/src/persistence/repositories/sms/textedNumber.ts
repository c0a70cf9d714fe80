import type { ReaderLanguage } from '@quorum/domain/readerLanguage';

/** A confirmed number, to which texts go. */
export interface TextedNumber {
  /** In E.164. */
  number: string;
  /** The person whose account has it; null where it was left with the response. */
  uid: string | null;
  /** In which texts to it are written. */
  language: ReaderLanguage;
}

/**
 * That some number takes texts about a response `response`: its own, or that of the account of its person.
 * @param number which one it must be; any, if left out
 */
export const hasNumber = (response: string, number?: string): string => {
  const isIt = `t.confirmed_at is not null${number === undefined ? '' : ` and t.number = ${number}`}`;
  return `(exists (select from participant_phone as t where t.participant_id = ${response}.id and ${isIt})
    or exists (select from account_phone as t where t.uid = ${response}.uid and ${isIt}))`;
};

/** That a response `response` may be reached: by an address, a number or a device. */
export const isReached = (response: string): string => `(${response}.email <> ''
    or ${hasNumber(response)}
    or exists (select from push_subscription as s where s.participant_id = ${response}.id))`;

/** The number to which texts about a response `response` go, as `TextedNumber`: its own once that is confirmed, else that of the account. */
export const textedNumber = (response: string): string => `(
    select t.number, null as uid, t.language, 1 as place from participant_phone as t
      where t.participant_id = ${response}.id and t.confirmed_at is not null
    union all
    select t.number, t.uid, t.language, 2 from account_phone as t
      where t.uid = ${response}.uid and t.confirmed_at is not null
    order by place limit 1)`;
