import type { AttendanceOutlook } from '@quorum/domain/decision/reliability';
import type { DateTime } from 'luxon';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

const DUE = `select e.id from event as e
  where e.past_after >= $1::timestamptz and e.status <> 'CALLED_OFF'
    and not exists (select from attendance_outlook as o where o.event_id = e.id and o.noted_at > $2::timestamptz)
    and $3 <= (select count(*) from participant as p where p.event_id = e.id and p.likelihood > 0
      and (p.uid is not null or p.visitor_digest is not null))
  order by e.id`;

// another server may have noted it meanwhile: its word stays
const NOTE = `insert into attendance_outlook as o (event_id, outlook, noted_at) values ($1, $2, $3::timestamptz)
  on conflict (event_id) do update set outlook = excluded.outlook, noted_at = excluded.noted_at
  where o.noted_at <= $4::timestamptz`;

const DROP = `delete from attendance_outlook where noted_at <= $1::timestamptz`;

const READ = `select outlook from attendance_outlook where event_id = $1`;

/** The words about past attendance, as they were noted. */
export class OutlookRepository {
  constructor(private readonly em: EntityManager) {}

  /** Events ahead to which so many may come by responses of their own, and of which nothing was noted since then. */
  due(now: DateTime, since: DateTime, atLeast: number): Promise<{ id: number }[]> {
    return queryPrepared(this.em, DUE, [now.toISO(), since.toISO(), atLeast]);
  }

  async note(event: number, outlook: AttendanceOutlook, { now, since }: { now: DateTime; since: DateTime }) {
    await queryPrepared(this.em, NOTE, [event, outlook, now.toISO(), since.toISO()]);
  }

  /** Forgets what was noted before. */
  async dropBefore(since: DateTime): Promise<void> {
    await queryPrepared(this.em, DROP, [since.toISO()]);
  }

  async of(event: number): Promise<AttendanceOutlook | null> {
    const [row] = await queryPrepared<{ outlook: AttendanceOutlook }>(this.em, READ, [event]);
    return row?.outlook ?? null;
  }
}
