import { Migration } from '@mikro-orm/migrations';

export class Migration20261127_HandOver extends Migration {
  override up(): void {
    this.addSql(
      `create table "hand_over" ("event_id" int not null, "token_digest" text not null, "expires_at" timestamptz(3) not null, primary key ("event_id"));`,
    );
    this.addSql(
      `alter table "hand_over" add constraint "hand_over_event_id_foreign" foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "hand_over";`);
  }
}
