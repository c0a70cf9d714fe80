import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before change likelihoods and hide responses, and know nothing of places. */
const LEAVE_PLACE = [
  'if new.likelihood < 1 then new.min_participants := null; end if;',
  'if new.likelihood > 0 then new.is_standby := false; end if;',
  'if new.likelihood < 1 or new.is_hidden then new.definite_at := null; new.holds_place := false; end if;',
  'return new;',
].join(' ');

/**
 * Responses with guests, conditions and standby; events with places and formats. Everybody who has said yes by now has
 * a place, as there was no limit.
 */
export class Migration20261205_Places extends Migration {
  override up(): void {
    this.addSql(`alter table "event"
      add "capacity" int null,
      add "max_guests" int not null default 0,
      add "formats" jsonb not null default '[]',
      add constraint "event_capacity_is_enough" check (capacity >= participant_threshold and capacity <= 1000),
      add constraint "event_max_guests_are_few" check (max_guests >= 0 and max_guests <= 9),
      add constraint "event_formats_are_few" check (jsonb_typeof(formats) = 'array' and jsonb_array_length(formats) <= 6);`);
    this.addSql(`alter table "participant"
      add "guests" int not null default 0,
      add "min_participants" int null,
      add "is_standby" boolean not null default false,
      add "definite_at" timestamptz(3) null,
      add "holds_place" boolean not null default false;`);
    this.addSql(`update "participant" set "definite_at" = "created_at", "holds_place" = true
      where "likelihood" = 1 and not "is_hidden";`);
    this.addSql(`alter table "participant"
      add constraint "participant_guests_are_few" check (guests >= 0 and guests <= 9),
      add constraint "participant_condition_is_possible" check (min_participants >= 2 and min_participants <= 1000),
      add constraint "participant_condition_goes_with_yes" check (min_participants is null or likelihood = '1'),
      add constraint "participant_standby_goes_with_no" check (not is_standby or likelihood = '0'),
      add constraint "participant_definite_says_yes" check (definite_at is null or likelihood = '1' and not is_hidden),
      add constraint "participant_place_is_definite" check (not holds_place or definite_at is not null);`);
    this.addSql(`create index "participant_of_visitor" on "participant" ("visitor_digest") where uid is null;`);
    this.addSql(`create index "participant_of_address" on "participant" (lower(email)) where uid is null;`);
    this.addSql(
      `create function "participant_participant_leaves_place_fn"() returns trigger as $$ begin ${LEAVE_PLACE} end; $$ language plpgsql;`,
    );
    this.addSql(`create trigger "participant_leaves_place" before update on "participant" for each row
      execute function "participant_participant_leaves_place_fn"();`);
  }

  override down(): void {
    this.addSql(`drop trigger "participant_leaves_place" on "participant";`);
    this.addSql(`drop function "participant_participant_leaves_place_fn"();`);
    this.addSql(`drop index "participant_of_visitor";`);
    this.addSql(`drop index "participant_of_address";`);
    this
      .addSql(`alter table "participant" drop column "guests", drop column "min_participants", drop column "is_standby",
      drop column "definite_at", drop column "holds_place";`);
    this.addSql(`alter table "event" drop column "capacity", drop column "max_guests", drop column "formats";`);
  }
}
