import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before tell of them without a name. */
export class Migration20270101_Withdrawn extends Migration {
  override up(): void {
    this.addSql(
      `create table "withdrawn" ("response_id" int not null, "event_id" int not null, "uid" text null,
        "name" text not null, "created_at" timestamptz(3) not null, primary key ("response_id"));`,
    );
    this.addSql(`create index "withdrawn_of_event" on "withdrawn" ("event_id");`);
    this.addSql(
      `alter table "withdrawn" add constraint "withdrawn_event_id_foreign" foreign key ("event_id")
        references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "withdrawn";`);
  }
}
