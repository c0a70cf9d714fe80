import { Migration } from '@mikro-orm/migrations';

/** The secrets of calendar feeds are kept as digests alone, which there have been from the start. */
export class Migration20261203_FeedDigests extends Migration {
  override up(): void {
    this.addSql(`alter table "calendar_feed" alter column "secret" drop not null;`);
  }

  override down(): void {
    // nobody knows their secrets any more
    this.addSql(`delete from "calendar_feed" where "secret" is null;`);
    this.addSql(`alter table "calendar_feed" alter column "secret" set not null;`);
  }
}
