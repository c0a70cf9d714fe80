import { Migration } from '@mikro-orm/migrations';

const RESPONSE =
  'in_max int, in_name text, in_likelihood float8, in_comment text, in_uid text, in_token_digest text, in_visitor_digest text, in_news text, in_now timestamptz';
const ITS_VALUES =
  'in_max, in_name, in_likelihood, in_comment, in_uid, in_token_digest, in_visitor_digest, in_news, in_now';

/** A function that adds a response to the event that `find` has put into `joined`. */
const adding = ({ signature, declared, find }: { signature: string; declared: string; find: string }) => `
create or replace function ${signature} returns int language plpgsql as $$
declare${declared}
  present int;
  expected float8;
  added int;
  near constant float8 := 0.001;
begin${find}
  select count(*), coalesce(sum(likelihood) filter (where not is_hidden), 0) into present, expected
    from participant where event_id = joined.id;
  if joined.id is null or present >= in_max or joined.is_hidden then return null; end if;
  if expected < joined.participant_threshold + near and expected + in_likelihood > joined.participant_threshold - near then
    return null;
  end if;
  insert into participant (event_id, name, email, likelihood, comment, uid, token_digest, visitor_digest, news, created_at, updated_at)
    values (joined.id, in_name, null, in_likelihood, in_comment, in_uid, in_token_digest, in_visitor_digest, in_news, in_now, in_now)
    on conflict do nothing returning id into added;
  return added;
end $$;`;

export class Migration20261128_Joins extends Migration {
  override up(): void {
    this.addSql(adding({ signature: `"add_response_to"(joined event, ${RESPONSE})`, declared: '', find: '' }));
    this.addSql(`
create or replace function "add_response"(in_url_hash text, ${RESPONSE}) returns int language plpgsql as $$
declare
  joined event;
begin
  select * into joined from event where url_hash = in_url_hash for no key update;
  return add_response_to(joined, ${ITS_VALUES});
end $$;`);
    this.addSql(`
create function "take_share"(in_key_digest text, in_now timestamptz, in_ends_at timestamptz) returns limit_count language sql as $$
  insert into limit_count as present (key_digest, taken, ends_at) values (in_key_digest, 1, in_ends_at)
  on conflict (key_digest) do update set
    taken = case when present.ends_at <= in_now then 1 else present.taken + 1 end,
    ends_at = case when present.ends_at <= in_now then excluded.ends_at else present.ends_at end
  returning present.*
$$;`);
    // for many in one statement, which must not wait for an event while it holds others
    this.addSql(`
create function "add_response_at_once"(in_url_hash text, ${RESPONSE}, in_limit_digest text, in_limit_points int, in_limit_ends_at timestamptz) returns int language plpgsql as $$
declare
  joined event;
  added int;
begin
  select * into joined from event where url_hash = in_url_hash for no key update skip locked;
  -- who holds the event is the only one who takes a share of it
  if joined.id is null or exists (
    select from limit_count where key_digest = in_limit_digest and ends_at > in_now and taken >= in_limit_points
  ) then
    return null;
  end if;
  added := add_response_to(joined, ${ITS_VALUES});
  if added is not null and in_limit_digest is not null then
    perform take_share(in_limit_digest, in_now, in_limit_ends_at);
  end if;
  return added;
end $$;`);
  }

  override down(): void {
    this.addSql(`drop function "add_response_at_once", "take_share";`);
    this.addSql(
      adding({
        signature: `"add_response"(in_url_hash text, ${RESPONSE})`,
        declared: '\n  joined event;',
        find: '\n  select * into joined from event where url_hash = in_url_hash for no key update;',
      }),
    );
    this.addSql(`drop function "add_response_to";`);
  }
}
