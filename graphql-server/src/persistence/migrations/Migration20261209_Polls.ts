import { Migration } from '@mikro-orm/migrations';

const OF_ONE_POLL = [
  'if (select poll_id from poll_voter where id = new.voter_id) is distinct from',
  '(select poll_id from poll_option where id = new.option_id) then',
  `raise exception 'a vote is for a date of its own poll' using errcode = 'check_violation'; end if;`,
  'return new;',
].join(' ');

/** People vote on the date of an event before there is one. */
export class Migration20261209_Polls extends Migration {
  override up(): void {
    this.addSql(`create table "poll" ("id" serial primary key, "url_hash" text not null, "title" text not null,
      "location" text not null, "timezone" text not null, "participant_threshold" int not null, "capacity" int null,
      "notes" text not null, "web_link" text not null, "is_private" boolean not null,
      "is_hidden" boolean not null default false, "is_guest_list_hidden" boolean not null default false,
      "event_type_id" int not null, "creator_id" text not null, "creator_name" text not null, "creator_email" text null,
      "creator_language" text null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      "closes_at" timestamptz(3) not null, "auto_schedule_chance" double precision null,
      "status" text not null default 'OPEN', "event_id" int null,
      constraint "poll_url_hash_unique" unique ("url_hash"),
      constraint "poll_of_event" unique ("event_id"),
      constraint "poll_event_type_id_foreign" foreign key ("event_type_id") references "event_type" ("id")
        on update cascade on delete restrict,
      constraint "poll_event_id_foreign" foreign key ("event_id") references "event" ("id")
        on update cascade on delete set null,
      constraint "poll_url_hash_is_128_bits" check (url_hash ~ '^[A-Za-z0-9_-]{22}$'),
      constraint "poll_title_is_given" check (title ~ '\\S'),
      constraint "poll_location_is_given" check (location ~ '\\S'),
      constraint "poll_threshold_is_above_one" check (participant_threshold > 1),
      constraint "poll_capacity_is_enough" check (capacity >= participant_threshold and capacity <= 1000),
      constraint "poll_chance_is_probability" check (auto_schedule_chance > '0' and auto_schedule_chance <= '1'),
      constraint "poll_status_is_known" check (status in ('OPEN', 'SCHEDULED', 'CLOSED')),
      constraint "poll_with_event_is_scheduled" check (event_id is null or status = 'SCHEDULED'));`);
    this.addSql(`create index "poll_due" on "poll" ("closes_at") where status = 'OPEN';`);
    this.addSql(`create index "poll_listed" on "poll" ("event_type_id")
      where status = 'OPEN' and not is_private and not is_hidden;`);
    this.addSql(`create index "poll_of_creator" on "poll" ("creator_id");`);
    this.addSql(`create table "poll_option" ("id" serial primary key, "poll_id" int not null,
      "date" timestamptz(3) not null, "end_time" timestamptz(3) null,
      constraint "poll_option_once" unique ("poll_id", "date") deferrable initially deferred,
      constraint "poll_option_poll_id_foreign" foreign key ("poll_id") references "poll" ("id")
        on update cascade on delete cascade,
      constraint "poll_option_ends_after_it_starts" check (end_time > date));`);
    this.addSql(`create table "poll_voter" ("id" serial primary key, "poll_id" int not null, "name" text not null,
      "email" text null, "is_email_confirmed" boolean not null default false, "language" text null,
      "comment" text not null, "uid" text null, "token_digest" text not null, "visitor_digest" text null,
      "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
      constraint "poll_voter_poll_id_foreign" foreign key ("poll_id") references "poll" ("id")
        on update cascade on delete cascade,
      constraint "poll_voter_name_is_given" check (name ~ '\\S'),
      constraint "poll_voter_comment_is_short" check (char_length(comment) <= 100));`);
    this.addSql(`create index "poll_voter_of_poll" on "poll_voter" ("poll_id");`);
    this.addSql(`create index "poll_voter_of_person" on "poll_voter" ("uid") where uid is not null;`);
    this.addSql(`create index "poll_voter_of_visitor" on "poll_voter" ("visitor_digest") where uid is null;`);
    this.addSql(`create unique index "poll_voter_once_a_person" on "poll_voter" ("poll_id", "uid")
      where uid is not null;`);
    this.addSql(`create table "poll_vote" ("voter_id" int not null, "option_id" int not null,
      "likelihood" double precision not null, primary key ("voter_id", "option_id"),
      constraint "poll_vote_voter_id_foreign" foreign key ("voter_id") references "poll_voter" ("id")
        on update cascade on delete cascade,
      constraint "poll_vote_option_id_foreign" foreign key ("option_id") references "poll_option" ("id")
        on update cascade on delete cascade,
      constraint "poll_vote_likelihood_is_probability" check (likelihood >= '0' and likelihood <= '1'));`);
    this.addSql(`create index "poll_vote_of_option" on "poll_vote" ("option_id");`);
    this.addSql(`create function "poll_vote_poll_vote_is_of_one_poll_fn"() returns trigger as $$
      begin ${OF_ONE_POLL} end; $$ language plpgsql;`);
    this.addSql(`create trigger "poll_vote_is_of_one_poll" before insert or update on "poll_vote" for each row
      execute function "poll_vote_poll_vote_is_of_one_poll_fn"();`);
  }

  override down(): void {
    for (const table of ['poll_vote', 'poll_voter', 'poll_option', 'poll']) this.addSql(`drop table "${table}";`);
    this.addSql(`drop function "poll_vote_poll_vote_is_of_one_poll_fn"();`);
  }
}
