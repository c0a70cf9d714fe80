import type { CodeCounts, NetworkCounts } from '@quorum/domain/phone/limits';
import type { DateTime } from 'luxon';
import { PhoneCodeEntity } from '../../entities/sms/PhoneCodeEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** What a code is counted for, by digests. */
export interface CodeSubject {
  numberDigest: string;
  prefixDigest: string;
  networkDigest: string;
  siteDigest: string | null;
  organiserDigest: string;
  personDigest: string | null;
  eventId: number;
  country: string;
}

/** Whose number a code is for, by the number of a row that may be gone later. */
export type CodeOwner =
  | { participantId: number; accountPhoneId: null }
  | { participantId: null; accountPhoneId: number };

type NewCode = CodeSubject & CodeOwner & { proof: string | null; sentAt: DateTime };

/** Held until the transaction ends by those who send a code: what they count must not change before theirs is in it. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('quorum phone codes', 0))`;

const UNCONFIRMED = 'confirmed_at is null';

const ofNetwork = (column: string, value: string) => `json_build_object(
    'unconfirmedInHour', count(*) filter (where ${column} = ${value} and ${UNCONFIRMED} and sent_at > $9),
    'unconfirmedInDay', count(*) filter (where ${column} = ${value} and ${UNCONFIRMED}),
    'otherCountries', count(distinct country) filter (where ${column} = ${value} and country <> $7)
  )`;

const COUNT = `select
    (count(*) filter (where number_digest = $1))::int as "ofNumber",
    (count(*) filter (where number_digest = $1 and ${UNCONFIRMED}))::int as "unconfirmedOfNumber",
    extract(epoch from $11::timestamptz - max(sent_at) filter (where number_digest = $1 and ${UNCONFIRMED}))::float
      as "sinceLastOfNumber",
    (count(*) filter (where prefix_digest = $2 and ${UNCONFIRMED}))::int as "unconfirmedOfPrefix",
    ${ofNetwork('network_digest', '$3')} as network,
    ${ofNetwork('site_digest', '$4')} as site,
    (count(*) filter (where organiser_digest = $5))::int as "ofOrganiser",
    (count(*) filter (where event_id = $6))::int as "ofEvent",
    (count(*) filter (where country = $7 and ${UNCONFIRMED}))::int as "unconfirmedOfCountry",
    (count(*) filter (where country = $7 and not ${UNCONFIRMED}))::int as "confirmedOfCountry",
    (count(*) filter (where person_digest = $10))::int as "ofPerson",
    count(*)::int as "ofDay"
  from phone_code where sent_at > $8`;

const CONFIRM = `update phone_code set confirmed_at = $4
  where (participant_id = $1 or account_phone_id = $2) and number_digest = $3 and confirmed_at is null`;

const IS_TAKEN = 'select exists (select from phone_code where proof = $1) as taken';

/** Counts the codes that were sent. */
export class PhoneCodeRepository {
  constructor(private readonly em: EntityManager) {}

  /** Has others who send codes wait until the transaction ends. The last lock of a transaction, which others hold briefly. */
  async lock(): Promise<void> {
    await queryPrepared(this.em, LOCK, []);
  }

  async count(subject: CodeSubject, now: DateTime): Promise<CodeCounts> {
    const { numberDigest, prefixDigest, networkDigest, siteDigest, organiserDigest, eventId, country } = subject;
    const { personDigest } = subject;
    const values = [numberDigest, prefixDigest, networkDigest, siteDigest, organiserDigest, eventId, country];
    const since = [now.minus({ days: 1 }).toISO(), now.minus({ hours: 1 }).toISO()];
    const rows = await queryPrepared<CodeCounts & { site: NetworkCounts }>(this.em, COUNT, [
      ...values,
      ...since,
      personDigest,
      now.toISO(),
    ]);
    const [row] = rows as [(typeof rows)[number]];
    return { ...row, site: siteDigest === null ? null : row.site };
  }

  /** Whether that challenge was solved for a code before. */
  async isTaken(proof: string): Promise<boolean> {
    const [row] = await queryPrepared<{ taken: boolean }>(this.em, IS_TAKEN, [proof]);
    return row?.taken ?? false;
  }

  add(code: NewCode): void {
    this.em.create(PhoneCodeEntity, { ...code, confirmedAt: null });
  }

  /** A number was confirmed: none of the codes for it was for nothing. */
  async confirm({ participantId, accountPhoneId }: CodeOwner, numberDigest: string, now: DateTime): Promise<void> {
    await queryPrepared(this.em, CONFIRM, [participantId, accountPhoneId, numberDigest, now.toISO()]);
  }

  async deleteBefore(moment: DateTime): Promise<void> {
    await this.em.nativeDelete(PhoneCodeEntity, { sentAt: { $lt: moment } });
  }
}
