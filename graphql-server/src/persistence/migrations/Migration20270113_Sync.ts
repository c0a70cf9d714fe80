import { Migration } from '@mikro-orm/migrations';

const SEARCHED = String.raw`to_tsvector('simple', regexp_replace(regexp_replace(
  normalize(title || ' ' || location || ' ' || notes, NFKD), '[\u0300-\u036f]', '', 'g'), '[!-/:-@[-${'`'}{-~]+', ' ', 'g'))`;

export class Migration20270113_Sync extends Migration {
  override up(): void {
    this.addSql(
      `create index "event_listed_by_creation" on "event" ("created_at", "id") where not is_private and not is_hidden;`,
    );
    this.addSql(
      `create index "event_searched" on "event" using gin ((${SEARCHED})) where not is_private and not is_hidden;`,
    );
    this.addSql(
      `create index "poll_searched" on "poll" using gin ((${SEARCHED})) where status = 'OPEN' and not is_private and not is_hidden;`,
    );
    this.addSql(`alter table "cancelled_event" add column "event_id" int null;`);
    this.addSql(`create index "cancelled_event_by_number" on "cancelled_event" ("event_id");`);
  }

  override down(): void {
    this.addSql(`alter table "cancelled_event" drop column "event_id";`);
    this.addSql(`drop index "event_listed_by_creation", "event_searched", "poll_searched";`);
  }
}
