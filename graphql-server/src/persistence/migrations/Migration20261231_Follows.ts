import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before announce nothing meanwhile; what was new then is announced by the next one. */
export class Migration20261231_Follows extends Migration {
  override up(): void {
    this.addSql(
      `create table "follow" ("id" serial primary key, "kind" text not null, "target" text not null, "name" text not null, "uid" text null,
        "follower" text not null, "email" text null, "language" text not null, "pace" text not null,
        "timezone" text not null, "latitude" double precision null, "longitude" double precision null,
        "place_name" text null, "radius_km" int null, "created_at" timestamptz(3) not null,
        "ended_at" timestamptz(3) null,
        constraint "follow_kind_is_known" check (kind in ('ORGANISER', 'SERIES', 'TYPE')),
        constraint "follow_pace_is_known" check (pace in ('AT_ONCE', 'DAILY')),
        constraint "follow_reaches_somebody" check (uid is not null or email is not null),
        constraint "follow_radius_is_known" check (radius_km in (10, 25, 50)),
        constraint "follow_is_near_a_place"
          check (num_nulls(latitude, longitude, place_name, radius_km) in (0, 4)));`,
    );
    this.addSql(`create index "follow_of_follower" on "follow" ("follower");`);
    this.addSql(`alter table "follow" add constraint "follow_once" unique ("kind", "target", "follower");`);
    this.addSql(
      `create table "follow_news" ("follow_id" int not null, "event_id" int not null,
        "created_at" timestamptz(3) not null, primary key ("follow_id", "event_id"));`,
    );
    this.addSql(`create index "follow_news_of_event" on "follow_news" ("event_id");`);
    this.addSql(
      `alter table "follow_news" add constraint "follow_news_follow_id_foreign"
        foreign key ("follow_id") references "follow" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "follow_news" add constraint "follow_news_event_id_foreign"
        foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "push" add column "follow_id" int null;`);
    this.addSql(`create index "push_of_follow" on "push" ("follow_id");`);
    this.addSql(
      `alter table "push" add constraint "push_follow_id_foreign"
        foreign key ("follow_id") references "follow" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "mail" add column "follow_id" int null;`);
    this.addSql(`create index "mail_of_follow" on "mail" ("follow_id");`);
    this.addSql(
      `alter table "mail" add constraint "mail_follow_id_foreign"
        foreign key ("follow_id") references "follow" ("id") on update cascade on delete set null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "push" drop column "follow_id";`);
    this.addSql(`alter table "mail" drop column "follow_id";`);
    this.addSql(`drop table "follow_news";`);
    this.addSql(`drop table "follow";`);
  }
}
