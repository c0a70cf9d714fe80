import { Migration } from '@mikro-orm/migrations';

/** What happens is recorded from now on; of what was before, nothing is. */
export class Migration20261222_Activities extends Migration {
  override up(): void {
    this.addSql(
      `create table "activity" ("id" bigserial primary key, "type" text not null, "event_id" int null, "poll_id" int null,
        "details" jsonb not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "activity_of_event" on "activity" ("event_id");`);
    this.addSql(`create index "activity_of_poll" on "activity" ("poll_id");`);
    this.addSql(`create index "activity_by_age" on "activity" ("created_at");`);
  }

  override down(): void {
    this.addSql(`drop table "activity";`);
  }
}
