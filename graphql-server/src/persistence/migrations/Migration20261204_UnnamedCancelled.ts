import { Migration } from '@mikro-orm/migrations';

export class Migration20261204_UnnamedCancelled extends Migration {
  override up(): void {
    // whose organiser's account was deleted before this was done with it
    this.addSql(`update "cancelled_event" set "title" = '', "location" = '' where "creator_id" is null;`);
  }

  override down(): void {
    // what is forgotten does not come back, and the version before can do without
  }
}
