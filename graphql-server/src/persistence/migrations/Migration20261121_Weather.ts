import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_Weather extends Migration {
  override up(): void {
    this.addSql(
      `create table "place" ("query" text not null, "timezone" text not null, "latitude" double precision null, "longitude" double precision null, "name" text null, "looked_up_at" timestamptz(3) not null, primary key ("query", "timezone"));`,
    );
    this.addSql(
      `alter table "place" add constraint "place_is_found_or_not" check ((latitude is null) = (longitude is null) and (latitude is null) = (name is null));`,
    );
    this.addSql(
      `create table "event_weather" ("event_id" int not null, "icon" text null, "temperature" double precision null, "description" text null, "precipitation" double precision null, "resolved_location" text null, "for_instant" timestamptz(3) not null, "fetched_at" timestamptz(3) not null, primary key ("event_id"));`,
    );
    this.addSql(
      `alter table "event_weather" add constraint "event_weather_event_id_foreign" foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "event_weather";`);
    this.addSql(`drop table "place";`);
  }
}
