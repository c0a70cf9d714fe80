import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_Init extends Migration {
  override up(): void {
    this.addSql(`create table "event_type" ("id" serial primary key, "name" text not null, "color" text not null);`);
    this.addSql(`alter table "event_type" add constraint "event_type_name_unique" unique ("name");`);
    this.addSql(`alter table "event_type" add constraint "event_type_color_is_hex" check (color ~ '^#[0-9a-f]{6}$');`);
    this.addSql(
      `create table "event" ("id" serial primary key, "url_hash" text not null, "title" text not null, "location" text not null, "date" timestamptz(3) not null, "end_time" timestamptz(3) null, "past_after" timestamptz(3) not null, "timezone" text not null, "participant_threshold" int not null, "notes" text not null, "web_link" text not null, "is_private" boolean not null, "event_type_id" int not null, "is_recurring" boolean not null, "recurrence_frequency" text null, "parent_event_id" int null, "occurrence_day" date null, "creator_id" text not null, "creator_name" text not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null);`,
    );
    this.addSql(`alter table "event" add constraint "event_url_hash_unique" unique ("url_hash");`);
    this.addSql(`create index "event_public_upcoming" on "event" ("past_after") where not is_private;`);
    this.addSql(`create index "event_public_by_date" on "event" ("date", "id") where not is_private;`);
    this.addSql(`create index "event_of_creator" on "event" ("creator_id", "date");`);
    this.addSql(
      `alter table "event" add constraint "event_occurrence_once" unique ("parent_event_id", "occurrence_day");`,
    );
    this.addSql(
      `alter table "event" add constraint "event_url_hash_is_128_bits" check (url_hash ~ '^[A-Za-z0-9_-]{22}$');`,
    );
    this.addSql(`alter table "event" add constraint "event_title_is_given" check (title ~ '\\S');`);
    this.addSql(`alter table "event" add constraint "event_location_is_given" check (location ~ '\\S');`);
    this.addSql(`alter table "event" add constraint "event_ends_after_it_starts" check (end_time > date);`);
    this.addSql(
      `alter table "event" add constraint "event_past_after_follows" check (past_after = coalesce(end_time, date + '06:00:00'::interval));`,
    );
    this.addSql(`alter table "event" add constraint "event_threshold_is_above_one" check (participant_threshold > 1);`);
    this.addSql(
      `alter table "event" add constraint "event_frequency_is_known" check (recurrence_frequency in ('weekly', 'biweekly', 'monthly'));`,
    );
    this.addSql(
      `alter table "event" add constraint "event_recurs_with_frequency" check (is_recurring = (recurrence_frequency is not null));`,
    );
    this.addSql(
      `alter table "event" add constraint "event_occurrence_has_day" check ((parent_event_id is null) = (occurrence_day is null));`,
    );
    this.addSql(`alter table "event" add constraint "event_is_not_its_own_parent" check (parent_event_id <> id);`);
    this.addSql(
      `create table "local_account" ("uid" text not null, "sub" text not null, "email" text null, "name" text null, "photo_url" text null, "created_at" timestamptz(3) not null, "last_login_at" timestamptz(3) not null, primary key ("uid"));`,
    );
    this.addSql(`alter table "local_account" add constraint "local_account_sub_unique" unique ("sub");`);
    this.addSql(
      `create table "participant" ("id" serial primary key, "event_id" int not null, "name" text not null, "email" text null, "likelihood" double precision not null, "comment" text not null, "uid" text null, "token_digest" text not null, "visitor_digest" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "participant_of_event" on "participant" ("event_id");`);
    this.addSql(`create index "participant_of_person" on "participant" ("uid") where uid is not null;`);
    this.addSql(
      `create unique index "participant_once_a_person" on "participant" ("event_id", "uid") where uid is not null;`,
    );
    this.addSql(`alter table "participant" add constraint "participant_name_is_given" check (name ~ '\\S');`);
    this.addSql(
      `alter table "participant" add constraint "participant_likelihood_is_probability" check (likelihood >= '0' and likelihood <= '1');`,
    );
    this.addSql(
      `alter table "participant" add constraint "participant_comment_is_short" check (char_length(comment) <= 100);`,
    );
    this.addSql(
      `alter table "event" add constraint "event_event_type_id_foreign" foreign key ("event_type_id") references "event_type" ("id") on update cascade on delete restrict;`,
    );
    this.addSql(
      `alter table "event" add constraint "event_parent_event_id_foreign" foreign key ("parent_event_id") references "event" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "participant" add constraint "participant_event_id_foreign" foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "participant";`);
    this.addSql(`drop table "event";`);
    this.addSql(`drop table "event_type";`);
    this.addSql(`drop table "local_account";`);
  }
}
