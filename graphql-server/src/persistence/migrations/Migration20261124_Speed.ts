import { Migration } from '@mikro-orm/migrations';

export class Migration20261124_Speed extends Migration {
  override up(): void {
    // what is past is passed over within the index
    this.addSql(`drop index "event_public_by_date";`);
    this.addSql(`create index "event_public_by_date" on "event" ("date", "id", "past_after") where not is_private;`);
    // a function looks again at each statement: at the count, once it has the lock
    this.addSql(
      `create function "add_response"(in_url_hash text, in_max int, in_name text, in_likelihood float8, in_comment text, in_uid text, in_token_digest text, in_visitor_digest text, in_news text, in_now timestamptz) returns int language plpgsql as $$
declare
  joined event;
  present int;
  expected float8;
  added int;
  near constant float8 := 0.001;
begin
  select * into joined from event where url_hash = in_url_hash for no key update;
  select count(*), coalesce(sum(likelihood), 0) into present, expected from participant where event_id = joined.id;
  if joined.id is null or present >= in_max then return null; end if;
  if expected < joined.participant_threshold + near and expected + in_likelihood > joined.participant_threshold - near then
    return null;
  end if;
  insert into participant (event_id, name, email, likelihood, comment, uid, token_digest, visitor_digest, news, created_at, updated_at)
    values (joined.id, in_name, null, in_likelihood, in_comment, in_uid, in_token_digest, in_visitor_digest, in_news, in_now, in_now)
    on conflict do nothing returning id into added;
  return added;
end $$;`,
    );
  }

  override down(): void {
    this.addSql(`drop function "add_response";`);
    this.addSql(`drop index "event_public_by_date";`);
    this.addSql(`create index "event_public_by_date" on "event" ("date", "id") where not is_private;`);
  }
}
