import { Migration } from '@mikro-orm/migrations';

/**
 * Of addresses from before nobody knows whether they were typed by the people who read them: none of them is confirmed.
 */
export class Migration20261202_ConfirmedAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table "participant" add "is_email_confirmed" boolean not null default false;`);
  }

  override down(): void {
    this.addSql(`alter table "participant" drop column "is_email_confirmed";`);
  }
}
