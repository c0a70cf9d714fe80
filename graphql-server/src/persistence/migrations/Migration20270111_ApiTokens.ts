import { Migration } from '@mikro-orm/migrations';

export class Migration20270111_ApiTokens extends Migration {
  override up(): void {
    this.addSql(
      `create table "api_token" (
        "id" serial primary key,
        "uid" text not null,
        "digest" text not null,
        "name" text not null,
        "scopes" jsonb not null,
        "display_name" text null,
        "email" text null,
        "photo_url" text null,
        "created_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "last_used_at" timestamptz(3) null
      );`,
    );
    this.addSql(`create index "api_token_of_person" on "api_token" ("uid");`);
    this.addSql(`alter table "api_token" add constraint "api_token_once" unique ("digest");`);
  }

  override down(): void {
    this.addSql(`drop table "api_token";`);
  }
}
