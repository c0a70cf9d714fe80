import { Migration } from '@mikro-orm/migrations';

export class Migration20261129_Listed extends Migration {
  override up(): void {
    // what is on a list is what these hold, so that it is counted without a look at the events
    this.addSql(`drop index "event_public_upcoming", "event_public_by_date";`);
    this.addSql(
      `create index "event_listed_by_end" on "event" ("past_after", "event_type_id") where not is_private and not is_hidden;`,
    );
    this.addSql(
      `create index "event_listed_by_date" on "event" ("date", "id", "past_after") where not is_private and not is_hidden;`,
    );
  }

  override down(): void {
    this.addSql(`drop index "event_listed_by_end", "event_listed_by_date";`);
    this.addSql(`create index "event_public_upcoming" on "event" ("past_after") where not is_private;`);
    this.addSql(`create index "event_public_by_date" on "event" ("date", "id", "past_after") where not is_private;`);
  }
}
