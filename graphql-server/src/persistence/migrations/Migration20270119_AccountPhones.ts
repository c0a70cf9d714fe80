import { Migration } from '@mikro-orm/migrations';

/** The telephone number of an account, the codes that confirm it, and the texts that go to it. */
export class Migration20270119_AccountPhones extends Migration {
  override up(): void {
    this.addSql(
      `create table "account_phone" ("id" serial primary key, "uid" text not null, "number" text not null,
        "country" text not null, "language" text not null, "confirmed_at" timestamptz(3) null,
        "consent_words" text not null, "consent_at" timestamptz(3) not null, "consent_network" text not null,
        "code_seed" text null, "code_expires_at" timestamptz(3) null, "tries" int not null default 0,
        "code_sent_at" timestamptz(3) null,
        constraint "account_phone_is_e164" check (number ~ '^\\+[1-9][0-9]{6,14}$'));`,
    );
    this.addSql(`alter table "account_phone" add constraint "account_phone_once" unique ("uid");`);
    this.addSql(`create index "account_phone_of_number" on "account_phone" ("number");`);
    this.addSql(`alter table "phone_code" alter column "participant_id" drop not null;`);
    this.addSql(`alter table "phone_code" add column "account_phone_id" int null;`);
    this.addSql(`alter table "phone_code" add column "person_digest" text null;`);
    this.addSql(`create index "phone_code_of_account_phone" on "phone_code" ("account_phone_id");`);
    this.addSql(`alter table "sms" add column "uid" text null;`);
    this.addSql(`create index "sms_of_person" on "sms" ("uid");`);
    this.addSql(`alter table "sms" add column "event_id" int null;`);
    this.addSql(
      `alter table "sms" add constraint "sms_event_id_foreign"
        foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`create index "sms_of_event" on "sms" ("event_id");`);
  }

  override down(): void {
    this.addSql(`alter table "sms" drop column "event_id";`);
    this.addSql(`alter table "sms" drop column "uid";`);
    this.addSql(`alter table "phone_code" drop column "person_digest";`);
    this.addSql(`alter table "phone_code" drop column "account_phone_id";`);
    this.addSql(`delete from "phone_code" where participant_id is null;`);
    this.addSql(`alter table "phone_code" alter column "participant_id" set not null;`);
    this.addSql(`drop table "account_phone";`);
  }
}
