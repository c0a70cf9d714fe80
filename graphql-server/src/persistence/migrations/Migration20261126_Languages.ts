import { Migration } from '@mikro-orm/migrations';

/** Servers of before leave the columns empty, which means English. */
export class Migration20261126_Languages extends Migration {
  override up(): void {
    this.addSql(`alter table "participant" add "language" text null;`);
    this.addSql(`alter table "event" add "creator_language" text null;`);
  }

  override down(): void {
    this.addSql(`alter table "event" drop column "creator_language";`);
    this.addSql(`alter table "participant" drop column "language";`);
  }
}
