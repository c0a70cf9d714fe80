import { Migration } from '@mikro-orm/migrations';

export class Migration20261123_CancelledOnFeeds extends Migration {
  override up(): void {
    // what is not known of events that were cancelled before, or by a server of the release before, keeps them off all feeds
    this.addSql(
      `alter table "cancelled_event" add "is_private" boolean not null default true, add "event_type_id" int null, add "creator_id" text null, add "answered_by" text[] not null default '{}';`,
    );
  }

  override down(): void {
    this.addSql(
      `alter table "cancelled_event" drop column "is_private", drop column "event_type_id", drop column "creator_id", drop column "answered_by";`,
    );
  }
}
