import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before know none of these tables: what they tell goes by mail alone meanwhile. */
export class Migration20261226_Push extends Migration {
  override up(): void {
    this.addSql(
      `create table "push_subscription" ("id" serial primary key, "participant_id" int not null, "endpoint" text not null,
        "p256dh" text not null, "auth" text not null, "language" text not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "push_subscription_of_endpoint" on "push_subscription" ("endpoint");`);
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_once" unique ("participant_id", "endpoint");`,
    );
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_participant_id_foreign"
        foreign key ("participant_id") references "participant" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create table "push" ("id" serial primary key, "participant_id" int null, "delivery_key" text not null,
        "endpoint" text not null, "p256dh" text not null, "auth" text not null, "payload" text null,
        "urgency" text not null, "topic" text not null, "created_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null, "attempts" int not null default 0, "claimed_until" timestamptz(3) null,
        "sent_at" timestamptz(3) null, "given_up_at" timestamptz(3) null, "last_error" text null);`,
    );
    this.addSql(`create index "push_of_participant" on "push" ("participant_id");`);
    this.addSql(`create index "push_by_age" on "push" ("created_at");`);
    this.addSql(`alter table "push" add constraint "push_once" unique ("delivery_key", "endpoint");`);
    this.addSql(
      `alter table "push" add constraint "push_participant_id_foreign"
        foreign key ("participant_id") references "participant" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create table "push_key" ("id" int not null, "public_key" text not null, "private_key" text not null,
        "created_at" timestamptz(3) not null, primary key ("id"), constraint "push_key_is_one" check (id = 1));`,
    );
  }

  override down(): void {
    this.addSql(`drop table "push_key";`);
    this.addSql(`drop table "push";`);
    this.addSql(`drop table "push_subscription";`);
  }
}
