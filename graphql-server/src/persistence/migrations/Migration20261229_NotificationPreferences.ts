import { Migration } from '@mikro-orm/migrations';

/** Servers of the release before know no preferences: what they tell goes by every way that they know meanwhile. */
export class Migration20261229_NotificationPreferences extends Migration {
  override up(): void {
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
    this.addSql(`drop table "notification_preferences";`);
  }
}
