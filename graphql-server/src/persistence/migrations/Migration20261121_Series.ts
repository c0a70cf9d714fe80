import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_Series extends Migration {
  override up(): void {
    this.addSql(
      `create table "cancelled_event" ("url_hash" text not null, "title" text not null, "location" text not null, "date" timestamptz(3) not null, "end_time" timestamptz(3) null, "timezone" text not null, "revision" int not null, "cancelled_at" timestamptz(3) not null, primary key ("url_hash"));`,
    );
    this.addSql(`create index "cancelled_event_by_age" on "cancelled_event" ("cancelled_at");`);
    this.addSql(
      `create table "skipped_occurrence" ("root_id" int not null, "day" date not null, primary key ("root_id", "day"));`,
    );
    this.addSql(`alter table "event" add "revision" int not null default 0;`);
    this.addSql(
      `alter table "skipped_occurrence" add constraint "skipped_occurrence_root_id_foreign" foreign key ("root_id") references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "event" drop column "revision";`);
    this.addSql(`drop table "skipped_occurrence";`);
    this.addSql(`drop table "cancelled_event";`);
  }
}
