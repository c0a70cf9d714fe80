import { Migration } from '@mikro-orm/migrations';

/** How a plain response is added, as the migration of speed wrote it, but for what differs. */
const addResponse = ({ counted, refused }: { counted: string; refused: string }) => `
create or replace function "add_response"(in_url_hash text, in_max int, in_name text, in_likelihood float8, in_comment text, in_uid text, in_token_digest text, in_visitor_digest text, in_news text, in_now timestamptz) returns int language plpgsql as $$
declare
  joined event;
  present int;
  expected float8;
  added int;
  near constant float8 := 0.001;
begin
  select * into joined from event where url_hash = in_url_hash for no key update;
  select count(*), coalesce(sum(likelihood)${counted}, 0) into present, expected from participant where event_id = joined.id;
  if joined.id is null or present >= in_max${refused} then return null; end if;
  if expected < joined.participant_threshold + near and expected + in_likelihood > joined.participant_threshold - near then
    return null;
  end if;
  insert into participant (event_id, name, email, likelihood, comment, uid, token_digest, visitor_digest, news, created_at, updated_at)
    values (joined.id, in_name, null, in_likelihood, in_comment, in_uid, in_token_digest, in_visitor_digest, in_news, in_now, in_now)
    on conflict do nothing returning id into added;
  return added;
end $$;`;

export class Migration20261125_Moderation extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add "is_hidden" boolean not null default false;`);
    this.addSql(`alter table "event" add "is_guest_list_hidden" boolean not null default false;`);
    this.addSql(`alter table "participant" add "is_hidden" boolean not null default false;`);
    this.addSql(
      `create table "report" ("id" serial primary key, "event_id" int not null, "reason" text not null, "uid" text null, "reporter_digest" text null, "created_at" timestamptz(3) not null, constraint "report_reason_is_short" check (char_length(reason) <= 500));`,
    );
    this.addSql(`create index "report_of_person" on "report" ("uid");`);
    this.addSql(`alter table "report" add constraint "report_once_a_reporter" unique ("event_id", "reporter_digest");`);
    this.addSql(
      `alter table "report" add constraint "report_event_id_foreign" foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
    // a hidden response does not count, and who may join a hidden event is not for SQL to say
    this.addSql(addResponse({ counted: ' filter (where not is_hidden)', refused: ' or joined.is_hidden' }));
  }

  override down(): void {
    this.addSql(addResponse({ counted: '', refused: '' }));
    this.addSql(`drop table "report";`);
    this.addSql(`alter table "participant" drop column "is_hidden";`);
    this.addSql(`alter table "event" drop column "is_guest_list_hidden", drop column "is_hidden";`);
  }
}
