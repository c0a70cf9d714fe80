import { Migration } from '@mikro-orm/migrations';

const NEW_URL_HASH = `translate(rtrim(encode(substring(
  sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) for 16), 'base64'), '='), '+/', '-_')`;

/** Servers of the release before make dates without the responses of regulars. */
export class Migration20270105_Regulars extends Migration {
  override up(): void {
    this.addSql(
      `create function new_url_hash() returns text language sql volatile as $$ select ${NEW_URL_HASH} $$;`,
    );
    this.addSql(
      `create table "series" ("id" int not null, "url_hash" text not null, primary key ("id"),
        constraint "series_url_hash_is_128_bits" check (url_hash ~ '^[A-Za-z0-9_-]{22}$'));`,
    );
    this.addSql(`alter table "series" add constraint "series_url_hash_unique" unique ("url_hash");`);
    this.addSql(
      `create table "regular" ("id" serial primary key, "series_id" int not null, "name" text not null, "email" text null,
        "is_email_confirmed" boolean not null default false, "language" text null, "comment" text not null,
        "uid" text null, "token_digest" text not null, "mail_token_digest" text null, "visitor_digest" text null,
        "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
        "likelihood" double precision not null, "guests" int not null default 0, "ended_at" timestamptz(3) null,
        constraint "regular_name_is_given" check (name ~ '\\S'),
        constraint "regular_may_come" check (likelihood > '0' and likelihood <= '1'),
        constraint "regular_guests_are_few" check (guests >= 0 and guests <= 9),
        constraint "regular_comment_is_short" check (char_length(comment) <= 100));`,
    );
    this.addSql(`create index "regular_of_series" on "regular" ("series_id");`);
    this.addSql(`create index "regular_of_person" on "regular" ("uid") where uid is not null;`);
    this.addSql(`create index "regular_ended" on "regular" ("ended_at") where ended_at is not null;`);
    this.addSql(
      `create unique index "regular_once_a_person" on "regular" ("series_id", "uid") where uid is not null;`,
    );
    this.addSql(
      `alter table "regular" add constraint "regular_series_id_foreign"
        foreign key ("series_id") references "series" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "participant" add column "regular_id" int null;`);
    this.addSql(
      `alter table "participant" add constraint "participant_regular_id_foreign"
        foreign key ("regular_id") references "regular" ("id") on update cascade on delete set null;`,
    );
    this.addSql(
      `create unique index "participant_once_a_regular" on "participant" ("regular_id", "event_id") where regular_id is not null;`,
    );
    this.addSql(`create function "event_event_has_series_fn"() returns trigger as $$ begin
      if new.is_recurring and (tg_op = 'INSERT' or not old.is_recurring) then
      insert into series (id, url_hash) values (coalesce(new.series_id, new.parent_event_id, new.id), new_url_hash())
      on conflict (id) do nothing; end if; return null; end; $$ language plpgsql;`);
    this.addSql(`create trigger "event_has_series" after insert or update on "event"
      for each row execute function "event_event_has_series_fn"();`);
    this.addSql(
      `insert into "series" ("id", "url_hash") select id, new_url_hash()
        from (select distinct coalesce(series_id, parent_event_id, id) as id from "event" where is_recurring) as s;`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger "event_has_series" on "event";`);
    this.addSql(`drop function "event_event_has_series_fn"();`);
    this.addSql(`alter table "participant" drop column "regular_id";`);
    this.addSql(`drop table "regular";`);
    this.addSql(`drop table "series";`);
    this.addSql(`drop function new_url_hash();`);
  }
}
