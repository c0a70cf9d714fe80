import { Migration } from '@mikro-orm/migrations';

/** A series knows what it is counted from where the date of its root does not say it. */
export class Migration20261217_RecurrenceRule extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add "recurrence_rule" jsonb null;`);
  }

  override down(): void {
    this.addSql(`alter table "event" drop column "recurrence_rule";`);
  }
}
