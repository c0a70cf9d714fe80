import { Migration } from '@mikro-orm/migrations';

/** The word about past attendance that organisers read, as it was noted, so that nobody finds out about a person by changing the event. */
export class Migration20270117_AttendanceOutlook extends Migration {
  override up(): void {
    this.addSql(
      `create table "attendance_outlook" ("event_id" int not null primary key, "outlook" text not null,
        "noted_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "attendance_outlook" add constraint "attendance_outlook_event_id_foreign"
        foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "attendance_outlook";`);
  }
}
