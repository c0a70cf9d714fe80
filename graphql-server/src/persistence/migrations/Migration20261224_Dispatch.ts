import { Migration } from '@mikro-orm/migrations';

/**
 * What was told before is told to nobody again. What was noted and not told yet is an activity that the next digest finds.
 * Servers of the release before, which tell people by themselves, leave out `dispatched_at`: nobody tells it a second time.
 */
export class Migration20261224_Dispatch extends Migration {
  override up(): void {
    this.addSql(`alter table "activity" add column "dispatched_at" timestamptz(3) null default now();`);
    this.addSql(`create index "activity_to_dispatch" on "activity" ("id") where dispatched_at is null;`);
    this.addSql(
      `create table "digest" ("notice" text not null, "event_id" int not null, "told_until" bigint not null,
        "told_at" timestamptz(3) null, "is_enough" boolean null, primary key ("notice", "event_id"));`,
    );
    this.addSql(
      `alter table "digest" add constraint "digest_event_id_foreign" foreign key ("event_id") references "event" ("id")
        on update cascade on delete cascade;`,
    );
    this.addSql(
      `insert into digest (notice, event_id, told_until, told_at)
        select 'responses', e.id, coalesce((select max(id) from activity), 0), e.answers_told_at from event as e;`,
    );
    this.addSql(
      `insert into digest (notice, event_id, told_until, told_at, is_enough)
        select 'quorum', e.id, coalesce((select max(id) from activity), 0), now(), true
        from event as e where e.is_quorum_told;`,
    );
    this.addSql(
      `insert into activity (type, event_id, details, created_at, dispatched_at)
        select case p.news when 'joined' then 'response.created' else 'response.changed' end, p.event_id,
          jsonb_build_object('response', p.id, 'fields', '["comment"]'::jsonb), now(), now()
        from participant as p where p.news is not null;`,
    );
    this.addSql(
      `insert into activity (type, event_id, details, created_at, dispatched_at)
        select 'event.reminderDue', e.id, jsonb_build_object('date', e.date), now(), now()
        from event as e where e.reminded_at is not null;`,
    );
    this.addSql(`update mail set dedupe_key = 'voter ' || substr(dedupe_key, 6) where dedupe_key like 'vote %';`);
    this.addSql(`alter table "ask" alter column "token_digest" drop not null;`);
    this.addSql(
      `create table "farewell" ("event_id" int not null, "content" jsonb not null, "readers" jsonb not null,
        "created_at" timestamptz(3) not null, primary key ("event_id"));`,
    );
  }

  override down(): void {
    this.addSql(`delete from ask where token_digest is null;`);
    this.addSql(`alter table "ask" alter column "token_digest" set not null;`);
    this.addSql(`update mail set dedupe_key = 'vote ' || substr(dedupe_key, 7) where dedupe_key like 'voter %';`);
    this.addSql(`drop table "farewell";`);
    this.addSql(`drop table "digest";`);
    this.addSql(`alter table "activity" drop column "dispatched_at";`);
  }
}
