import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before know none of these tables: what they tell goes by push and mail alone meanwhile. */
export class Migration20261227_Sms extends Migration {
  override up(): void {
    this.addSql(
      `create table "sms" ("id" serial primary key, "participant_id" int null, "delivery_key" text not null,
        "message_id" text not null, "recipient" text not null, "recipient_digest" text not null, "kind" text not null,
        "is_question" boolean not null, "language" text not null, "body" text null,
        "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "attempts" int not null default 0,
        "claimed_until" timestamptz(3) null, "sent_at" timestamptz(3) null, "provider_id" text null,
        "reported" text null, "given_up_at" timestamptz(3) null, "last_error" text null,
        constraint "sms_is_sent_or_given_up" check (sent_at is null or given_up_at is null));`,
    );
    this.addSql(`alter table "sms" add constraint "sms_once" unique ("delivery_key");`);
    this.addSql(`alter table "sms" add constraint "sms_message_id_once" unique ("message_id");`);
    this.addSql(`create index "sms_of_participant" on "sms" ("participant_id");`);
    this.addSql(`create index "sms_by_provider_id" on "sms" ("provider_id");`);
    this.addSql(`create index "sms_by_age" on "sms" ("created_at");`);
    this.addSql(`create index "sms_to_recipient" on "sms" ("recipient_digest", "id");`);
    this.addSql(`create index "sms_not_sent" on "sms" ("given_up_at") where sent_at is null;`);
    this.addSql(
      `alter table "sms" add constraint "sms_participant_id_foreign"
        foreign key ("participant_id") references "participant" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create table "sms_stopped" ("number_digest" text not null, "since" timestamptz(3) not null,
        primary key ("number_digest"));`,
    );
    this.addSql(
      `create table "sms_received" ("id" text not null, "about" text null, "reported" text null,
        "received_at" timestamptz(3) not null, primary key ("id"),
        constraint "sms_received_is_text_or_report" check ((about is null) = (reported is null)));`,
    );
    this.addSql(`create index "sms_received_about" on "sms_received" ("about");`);
    this.addSql(`create index "sms_received_by_age" on "sms_received" ("received_at");`);
  }

  override down(): void {
    this.addSql(`drop table "sms_received";`);
    this.addSql(`drop table "sms_stopped";`);
    this.addSql(`drop table "sms";`);
  }
}
