import { Migration } from '@mikro-orm/migrations';

/** Addresses that people want to be told what happens, and what is told them. */
export class Migration20270112_Webhooks extends Migration {
  override up(): void {
    this.addSql(
      `create table "webhook" ("id" serial primary key, "uid" text not null, "email" text null, "language" text not null,
        "url" text not null, "types" jsonb not null, "scope" text not null, "secret" text not null,
        "former_secret" text null, "former_secret_until" timestamptz(3) null, "failing_since" timestamptz(3) null, "paused_until" timestamptz(3) null,
        "disabled_at" timestamptz(3) null, "disabled_because" text null, "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        constraint "webhook_scope_is_known" check (scope in ('OWN', 'PUBLIC')),
        constraint "webhook_disabled_is_known" check (disabled_because in ('OWNER', 'FAILING', 'GONE')
          and (disabled_at is null) = (disabled_because is null)));`,
    );
    this.addSql(`create index "webhook_of_person" on "webhook" ("uid");`);
    this.addSql(`create index "webhook_of_public" on "webhook" ("id") where scope = 'PUBLIC' and disabled_at is null;`);
    this.addSql(
      `create table "webhook_delivery" ("id" serial primary key, "webhook_id" int not null, "message_id" text not null,
        "subject" text not null, "type" text not null, "body" text not null, "attempts" int not null default 0,
        "due_at" timestamptz(3) not null, "status" int null, "problem" text null,
        "created_at" timestamptz(3) not null, "delivered_at" timestamptz(3) null, "given_up_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_message_once" unique ("message_id");`,
    );
    this.addSql(`create index "webhook_delivery_latest" on "webhook_delivery" ("webhook_id", "id");`);
    this.addSql(
      `create index "webhook_delivery_waiting" on "webhook_delivery" ("webhook_id", "subject", "id")
        where delivered_at is null and given_up_at is null;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign"
        foreign key ("webhook_id") references "webhook" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "webhook_delivery";`);
    this.addSql(`drop table "webhook";`);
  }
}
