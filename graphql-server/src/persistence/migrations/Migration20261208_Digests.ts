import { Migration } from '@mikro-orm/migrations';

/** A mail that waits takes up what else becomes news to its reader. */
export class Migration20261208_Digests extends Migration {
  override up(): void {
    this.addSql(`alter table "mail" add "headings" jsonb not null default '[]';`);
  }

  override down(): void {
    this.addSql(`alter table "mail" drop column "headings";`);
  }
}
