import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_Requests extends Migration {
  override up(): void {
    this.addSql(
      `create table "idempotency_key" ("key_digest" text not null, "request_digest" text not null, "sealed_answer" text null, "created_at" timestamptz(3) not null, primary key ("key_digest"));`,
    );
    this.addSql(`create index "idempotency_key_by_age" on "idempotency_key" ("created_at");`);
    this.addSql(
      `create table "limit_count" ("key_digest" text not null, "taken" int not null, "ends_at" timestamptz(3) not null, primary key ("key_digest"));`,
    );
    this.addSql(`create index "limit_count_by_end" on "limit_count" ("ends_at");`);
  }

  override down(): void {
    this.addSql(`drop table "limit_count";`);
    this.addSql(`drop table "idempotency_key";`);
  }
}
