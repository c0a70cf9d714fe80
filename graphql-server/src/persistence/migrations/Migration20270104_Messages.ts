import { Migration } from '@mikro-orm/migrations';

/** What organisers write to those who responded. */
export class Migration20270104_Messages extends Migration {
  override up(): void {
    this.addSql(
      `create table "event_message" ("id" serial primary key, "event_id" int not null, "author_uid" text null, "text" text not null,
        "audience" text not null, "created_at" timestamptz(3) not null,
        constraint "event_message_is_short" check (char_length(text) <= 1000),
        constraint "event_message_audience_is_known" check (audience in ('ALL', 'GOING', 'MAYBE', 'WAITLISTED')));`,
    );
    this.addSql(`create index "event_message_of_event" on "event_message" ("event_id");`);
    this.addSql(`create index "event_message_of_author" on "event_message" ("author_uid");`);
    this.addSql(
      `alter table "event_message" add constraint "event_message_event_id_foreign"
        foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "event_message";`);
  }
}
