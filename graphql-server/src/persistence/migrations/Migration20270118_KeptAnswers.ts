import { Migration } from '@mikro-orm/migrations';

/** Whose the answers are that are kept under an `Idempotency-Key`: they end with the right to read them. */
export class Migration20270118_KeptAnswers extends Migration {
  override up(): void {
    this.addSql(`alter table "idempotency_key" add column "person_digest" text null;`);
    this.addSql(`create index "idempotency_key_of_person" on "idempotency_key" ("person_digest");`);
  }

  override down(): void {
    this.addSql(`alter table "idempotency_key" drop column "person_digest";`);
  }
}
