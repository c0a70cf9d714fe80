import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_SeriesAcrossSplits extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add "series_id" int null;`);
    this.addSql(`update "event" set "series_id" = "parent_event_id" where "parent_event_id" is not null;`);
    this.addSql(`create index "event_of_series" on "event" ("series_id", "date") where series_id is not null;`);
  }

  override down(): void {
    this.addSql(`alter table "event" drop column "series_id";`);
  }
}
