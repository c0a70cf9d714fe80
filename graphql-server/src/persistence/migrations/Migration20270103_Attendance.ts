import { Migration } from '@mikro-orm/migrations';

/** Responses get the number by which people are checked in; those to events that are over need none. */
export class Migration20270103_Attendance extends Migration {
  override up(): void {
    this.addSql(
      `create table "attendance" ("event_id" int not null, "participant_id" int not null, "attended" boolean not null,
        "marked_at" timestamptz(3) not null, primary key ("event_id", "participant_id"));`,
    );
    this.addSql(`create index "attendance_of_participant" on "attendance" ("participant_id");`);
    this.addSql(
      `alter table "attendance" add constraint "attendance_event_id_foreign"
        foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "attendance" add constraint "attendance_participant_id_foreign"
        foreign key ("participant_id") references "participant" ("id") on update cascade on delete cascade;`,
    );
    // a column that came with its default would have the whole table written again while nobody can read it
    this.addSql(`alter table "participant" add column "check_in" uuid null;`);
    this.addSql(`alter table "participant" alter column "check_in" set default gen_random_uuid();`);
    this.addSql(
      `update "participant" as p set "check_in" = gen_random_uuid()
        from "event" as e where e."id" = p."event_id" and e."past_after" >= now();`,
    );
  }

  override down(): void {
    this.addSql(`alter table "participant" drop column "check_in";`);
    this.addSql(`drop table "attendance";`);
  }
}
