import type { CameAfter } from '@quorum/domain/decision/reliability';
import type { DateTime } from 'luxon';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

type Row = CameAfter & { uid: string };

/** What organisers said while people still arrive may be put right; what did not take place says nothing of anybody. */
const RECORDS = `select p.uid, coalesce(a.likelihood, p.likelihood) as likelihood,
    (count(*) filter (where a.attended))::int as attended, (count(*) filter (where not a.attended))::int as missed
  from participant as p join attendance as a on a.event_id = p.event_id and a.participant_id = p.id
    join event as e on e.id = p.event_id
  where p.uid = any($1::text[]) and not a.is_erased and coalesce(a.likelihood, p.likelihood) > 0
    and e.past_after < $2::timestamptz and e.status <> 'CALLED_OFF'
  group by 1, 2 order by 1, 2 desc`;

const ERASE = `update attendance as a set is_erased = true from participant as p
  where p.id = a.participant_id and p.event_id = a.event_id and p.uid = $1 and not a.is_erased returning a.participant_id`;

/** Reads and erases what is known of how far people's words can be relied on. */
export class ReliabilityRepository {
  constructor(private readonly em: EntityManager) {}

  /** The records of these people; none for somebody of whom nothing is known. */
  async recordsOf(uids: readonly string[], now: DateTime): Promise<Map<string, CameAfter[]>> {
    const rows = await queryPrepared<Row>(this.em, RECORDS, [[...new Set(uids)], now.toISO()]);
    const records = new Map<string, CameAfter[]>();
    for (const { uid, ...one } of rows) records.set(uid, [...(records.get(uid) ?? []), one]);
    return records;
  }

  /** Whether there was something to erase. */
  async erase(uid: string): Promise<boolean> {
    return (await queryPrepared(this.em, ERASE, [uid])).length > 0;
  }
}
