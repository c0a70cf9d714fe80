import { Migration } from '@mikro-orm/migrations';

export class Migration20261202_JoinQuotas extends Migration {
  override up(): void {
    // Takes the place of add_responses, which servers of the version before still call. It is that function, but for the
    // shares: a join has several, each of a limit for its event, so that the one that holds the event is alone in
    // taking them.
    this.addSql(`
create function "add_joins"(in_joins json, in_max int, in_now timestamptz, in_waits boolean)
  returns table (nr int, id int) language plpgsql set plan_cache_mode to force_generic_plan as $$
#variable_conflict use_column
declare
  berth constant float8 := 0.001;
  hashes text[] := array(select "urlHash" from json_to_recordset(in_joins) as said("urlHash" text));
  held int[];
begin
  -- what follows sees whatever was committed before these locks were had
  if in_waits then
    held := array(select event.id from event where url_hash = any (hashes) for no key update);
  else
    held := array(select event.id from event where url_hash = any (hashes) for no key update skip locked);
  end if;
  return query
  with said as (
    select said.*, event.id as event_id, participant_threshold as threshold
    from json_to_recordset(in_joins) as said(
      nr int, "urlHash" text, name text, likelihood float8, comment text, uid text, "tokenDigest" text,
      "visitorDigest" text, news text, "createdAt" timestamptz, shares json
    ) join event on url_hash = "urlHash"
    where event.id = any (held) and not event.is_hidden
  ), asked as (
    select nr, share.*
    from said, json_to_recordset(shares) as share("keyDigest" text, points int, "endsAt" timestamptz)
  ), counted as (
    -- those before it in the same call are counted as if all of them were added
    select asked.*, coalesce(taken, 0) + row_number() over (partition by "keyDigest" order by nr) as number
    from asked left join limit_count on key_digest = "keyDigest" and ends_at > in_now
  ), present as (
    select event_id, count(*) as responses, sum(likelihood) filter (where not is_hidden) as expected
    from participant where event_id = any (held) group by event_id
  ), placed as (
    select said.*, coalesce(expected, 0) as expected, sum(likelihood) over of_event as more,
      coalesce(responses, 0) + row_number() over of_event as responses
    from said left join present using (event_id)
    window of_event as (partition by event_id order by nr)
  ), addable as (
    select * from placed
    where responses <= in_max and not exists (select from counted where counted.nr = placed.nr and number > points)
      and (expected >= threshold + berth or expected + more <= threshold - berth)
  ), added as (
    insert into participant
      (event_id, name, email, likelihood, comment, uid, token_digest, visitor_digest, news, created_at, updated_at)
    select event_id, name, null, likelihood, comment, uid, "tokenDigest", "visitorDigest", news, "createdAt", "createdAt"
    from addable order by nr
    on conflict do nothing returning participant.id, token_digest
  ), shared as (
    insert into limit_count as present (key_digest, taken, ends_at)
    select "keyDigest", count(*), max("endsAt")
    from asked join addable using (nr) join added on token_digest = "tokenDigest" group by "keyDigest"
    on conflict (key_digest) do update set
      taken = excluded.taken + case when present.ends_at <= in_now then 0 else present.taken end,
      ends_at = case when present.ends_at <= in_now then excluded.ends_at else present.ends_at end
  )
  select addable.nr, added.id from added join addable on token_digest = "tokenDigest";
end $$;`);
  }

  override down(): void {
    this.addSql(`drop function "add_joins";`);
  }
}
