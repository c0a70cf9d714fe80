import { statusOf } from '@quorum/domain/decision/status';
import type { OnDate, SeriesGuest } from '@quorum/domain/series/attendance';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** By what somebody is known from date to date: the account, else the address, else the name. */
const personIn = (row: string, former = '') => `case
    when ${row}.uid is not null then 'account ' || ${row}.uid
    ${former}
    when ${row}.email is not null then 'address ' || lower(${row}.email)
    else 'name ' || lower(${row}.name) end`;

/**
 * What is left of a deleted account stands for nobody: each such response, which neither an account nor a token proves, is by itself.
 * Standing responses go with the account.
 */
const FORMER = `when p.token_digest = '' then 'former ' || p.id`;

const LIST = `with said as (
    select ${personIn('p', FORMER)} as person, p.id, p.name, p.email, json_build_array(p.event_id, a.attended, p.likelihood,
      p.min_participants, p.is_standby, p.definite_at, p.holds_place) as on_date
    from participant as p left join attendance as a on a.event_id = p.event_id and a.participant_id = p.id
    where p.event_id = any($1::int[]) and not p.is_hidden
  ), guest as (
    select person, (array_agg(name order by id))[1] as name,
      (array_agg(email order by id) filter (where email is not null))[1] as email, json_agg(on_date order by id) as dates
    from said group by person
  ), standing as (
    select distinct on (person) person, id, name, email
    from (select ${personIn('r')} as person, r.id, r.name, r.email
      from regular as r where r.series_id = $2 and r.ended_at is null) as regulars
    order by person, id
  )
  select coalesce(g.name, s.name) as name, coalesce(g.email, s.email) as email, s.id as "regularId",
    coalesce(g.dates, '[]') as dates
  from guest as g full join standing as s on s.person = g.person`;

/** A response, in the order of the statement. */
type Said = [
  eventId: number,
  attended: boolean | null,
  likelihood: number,
  minParticipants: number | null,
  isStandby: boolean,
  definiteAt: string | null,
  holdsPlace: boolean,
];

interface Row {
  name: string;
  email: string | null;
  regularId: number | null;
  dates: Said[];
}

/** Of several responses of a person to a date the last one counts, and what was marked of any. */
const datesOf = (said: readonly Said[]): Map<number, OnDate> => {
  const dates = new Map<number, OnDate>();
  for (const [eventId, attended, likelihood, minParticipants, isStandby, definiteAt, holdsPlace] of said) {
    const status = statusOf({ likelihood, minParticipants, isStandby, definiteAt, holdsPlace });
    dates.set(eventId, { status, attended: attended ?? dates.get(eventId)?.attended ?? null });
  }
  return dates;
};

export type KnownGuest = SeriesGuest & { email: string | null };

/** Finds those who responded to dates of a series, each once. */
export class SeriesGuests {
  constructor(private readonly em: EntityManager) {}

  /**
   * Those who responded to one of these dates and are not hidden.
   * @param regularsOf the series whose standing responses are known as well; null for none
   */
  async list(dates: readonly { id: number }[], regularsOf: number | null): Promise<KnownGuest[]> {
    const rows = await queryPrepared<Row>(this.em, LIST, [dates.map(({ id }) => id), regularsOf]);
    return rows.map(({ dates: said, ...guest }) => ({ ...guest, dates: datesOf(said) }));
  }
}
