import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before know none of these tables: what they tell goes to nobody's telephone meanwhile. */
export class Migration20261228_Phones extends Migration {
  override up(): void {
    this.addSql(
      `create table "participant_phone" ("participant_id" int not null, "number" text not null, "country" text not null,
        "language" text not null, "confirmed_at" timestamptz(3) null, "consent_words" text not null,
        "consent_at" timestamptz(3) not null, "consent_network" text not null, "code_seed" text null,
        "code_expires_at" timestamptz(3) null, "tries" int not null default 0, "codes_sent" int not null default 0,
        "code_sent_at" timestamptz(3) null, primary key ("participant_id"),
        constraint "participant_phone_is_e164" check (number ~ '^\\+[1-9][0-9]{6,14}$'));`,
    );
    this.addSql(`create index "participant_phone_of_number" on "participant_phone" ("number");`);
    this.addSql(
      `alter table "participant_phone" add constraint "participant_phone_participant_id_foreign"
        foreign key ("participant_id") references "participant" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create table "phone_code" ("id" serial primary key, "participant_id" int not null, "event_id" int not null,
        "number_digest" text not null, "prefix_digest" text not null, "network_digest" text not null,
        "site_digest" text null, "organiser_digest" text not null, "country" text not null, "proof" text null,
        "sent_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null);`,
    );
    this.addSql(`create index "phone_code_by_age" on "phone_code" ("sent_at");`);
    this.addSql(`create index "phone_code_of_participant" on "phone_code" ("participant_id");`);
    this.addSql(`alter table "phone_code" add constraint "phone_code_proof_once" unique ("proof");`);
    this.addSql(
      `create table "phone_key" ("id" int not null, "secret" text not null, "created_at" timestamptz(3) not null,
        primary key ("id"), constraint "phone_key_is_one" check (id = 1));`,
    );
  }

  override down(): void {
    this.addSql(`drop table "phone_key";`);
    this.addSql(`drop table "phone_code";`);
    this.addSql(`drop table "participant_phone";`);
  }
}
