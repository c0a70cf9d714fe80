import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before count by themselves: while both run, a day may have more texts than it should. */
export class Migration20270101_SmsCounts extends Migration {
  override up(): void {
    this.addSql(
      `create table "sms_count" ("day" text not null, "texts" int not null default 0, "warned_at" timestamptz(3) null,
        primary key ("day"));`,
    );
    this.addSql(
      `insert into sms_count (day, texts)
        select to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD'), count(*) from sms
        where sent_at > now() - interval '1 day' group by 1;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "sms_count";`);
  }
}
