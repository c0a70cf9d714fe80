import { Migration } from '@mikro-orm/migrations';

/** What creators call their events elsewhere. */
export class Migration20270115_ExternalIds extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add column "external_id" text null;`);
    this.addSql(
      `create unique index "event_external_id_once" on "event" ("creator_id", "external_id") where external_id is not null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "event" drop column "external_id";`);
  }
}
