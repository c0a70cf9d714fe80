import type { DateTime } from 'luxon';
import { SmsCountEntity } from '../../entities/sms/SmsCountEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** One more leaves, if that is not one too many: of two servers that ask at once, the second sees what the first got. */
const TAKE = `insert into sms_count as c (day, texts) select $1, 1 where $2::int > 0
  on conflict (day) do update set texts = c.texts + 1 where c.texts < $2::int returning day`;

const GIVE_BACK = 'update sms_count set texts = greatest(0, texts - 1) where day = $1';

const WARN = `insert into sms_count as c (day, warned_at) values ($1, $2)
  on conflict (day) do update set warned_at = excluded.warned_at where c.warned_at is null returning day`;

/** What waits, and is not counted yet. */
const WAITING = `select count(*)::int as count from sms
  where created_at >= $1 and sent_at is null and given_up_at is null and (claimed_until is null or claimed_until < $2)`;

/** Longer than anybody looks back. */
const KEPT = { days: 30 };

const dayOf = (now: DateTime): string => now.toUTC().toISODate() ?? '';

/** How many texts leave in a day, over all servers and whatever is deleted. */
export class SmsCountRepository {
  constructor(private readonly em: EntityManager) {}

  /** Counts one more text. @returns false, where that would be more than `max`, and it is not counted */
  async take(now: DateTime, max: number): Promise<boolean> {
    return (await queryPrepared(this.em, TAKE, [dayOf(now), max])).length > 0;
  }

  /** One that was counted has not left. */
  async giveBack(now: DateTime): Promise<void> {
    await queryPrepared(this.em, GIVE_BACK, [dayOf(now)]);
  }

  /** How many have left today, or are leaving. */
  async countLeft(now: DateTime): Promise<number> {
    const found = await this.em.findOne(SmsCountEntity, { day: dayOf(now) }, { disableIdentityMap: true });
    return found?.texts ?? 0;
  }

  /** The same with those that were written today and wait. */
  async countWritten(now: DateTime): Promise<number> {
    const since = now.toUTC().startOf('day').toISO();
    const [waiting] = await queryPrepared<{ count: number }>(this.em, WAITING, [since, now.toISO()]);
    return (await this.countLeft(now)) + (waiting?.count ?? 0);
  }

  /** @returns whether nobody has told the operator yet that no more leave today: the server that learns so tells them */
  async takeWarning(now: DateTime): Promise<boolean> {
    return (await queryPrepared(this.em, WARN, [dayOf(now), now.toISO()])).length > 0;
  }

  async deleteOld(now: DateTime): Promise<void> {
    await this.em.nativeDelete(SmsCountEntity, { day: { $lt: dayOf(now.minus(KEPT)) } });
  }
}
