import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before know neither table: the polls that they delete tell nobody, and leave no word. */
export class Migration20261225_EndedPolls extends Migration {
  override up(): void {
    this.addSql(
      `create table "cancelled_poll" ("url_hash" text not null, "title" text not null, "creator_id" text null,
        "cancelled_at" timestamptz(3) not null, primary key ("url_hash"));`,
    );
    this.addSql(`create index "cancelled_poll_by_age" on "cancelled_poll" ("cancelled_at");`);
    this.addSql(
      `create table "poll_farewell" ("poll_id" int not null, "content" jsonb not null, "readers" jsonb not null,
        "created_at" timestamptz(3) not null, primary key ("poll_id"));`,
    );
  }

  override down(): void {
    this.addSql(`drop table "poll_farewell";`);
    this.addSql(`drop table "cancelled_poll";`);
  }
}
