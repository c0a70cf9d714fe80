import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before know no preferences: what they tell goes by every way that they know meanwhile. */
/** As it was when this was released. */
const columnsOf = (row: string, names: readonly string[]) => names.map((name) => `${row}.${name}`).join(', ');
const BEFORE = [
  ...['title', 'location', 'date', 'end_time', 'timezone', 'participant_threshold', 'capacity', 'max_guests', 'formats'],
  ...['decide_at', 'decision_rule', 'rain_limit', 'event_type_id', 'notes', 'web_link', 'is_private'],
  ...['is_guest_list_hidden', 'is_recurring', 'recurrence_frequency'],
];
const NOW = BEFORE.flatMap((name) => (name === 'is_recurring' ? ['asks_still_in', name] : [name]));

const raisesRevision = (names: readonly string[]) =>
  `create or replace function "event_event_raises_revision_fn"() returns trigger as $$
    begin if (${columnsOf('new', names)}) is distinct from (${columnsOf('old', names)}) then new.content_revision := old.content_revision + 1; end if; return new; end; $$ language plpgsql;`;

const kindsOfAsks = (kinds: string) =>
  `alter table "ask" drop constraint "ask_kind_is_known", add constraint "ask_kind_is_known" check (kind in (${kinds}));`;

export class Migration20261229_NotificationPreferences extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add "asks_still_in" boolean not null default false;`);
    this.addSql(`alter table "participant" add "is_unconfirmed" boolean not null default false;`);
    this.addSql(kindsOfAsks(`'DECIDE', 'SEAT', 'STILL_IN'`));
    this.addSql(raisesRevision(NOW));
    this.addSql(
      `create table "notification_preferences" ("id" serial primary key, "participant_id" int null, "uid" text null,
        "choices" jsonb not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null,
        constraint "notification_preferences_are_of_one" check ((participant_id is null) <> (uid is null)));`,
    );
    this.addSql(
      `alter table "notification_preferences" add constraint "notification_preferences_once_a_response"
        unique ("participant_id");`,
    );
    this.addSql(
      `alter table "notification_preferences" add constraint "notification_preferences_once_a_person" unique ("uid");`,
    );
    this.addSql(
      `alter table "notification_preferences" add constraint "notification_preferences_participant_id_foreign"
        foreign key ("participant_id") references "participant" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(raisesRevision(BEFORE));
    this.addSql(`delete from "ask" where kind = 'STILL_IN';`);
    this.addSql(kindsOfAsks(`'DECIDE', 'SEAT'`));
    this.addSql(`alter table "participant" drop column "is_unconfirmed";`);
    this.addSql(`alter table "event" drop column "asks_still_in";`);
    this.addSql(`drop table "notification_preferences";`);
  }
}
