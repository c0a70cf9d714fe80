import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_CalendarFeed extends Migration {
  override up(): void {
    this.addSql(
      `create table "calendar_feed" ("uid" text not null, "secret" text not null, "secret_digest" text not null, "created_at" timestamptz(3) not null, primary key ("uid"));`,
    );
    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_secret_digest_unique" unique ("secret_digest");`,
    );
  }

  override down(): void {
    this.addSql(`drop table "calendar_feed";`);
  }
}
