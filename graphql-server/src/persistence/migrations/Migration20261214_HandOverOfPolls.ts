import { Migration } from '@mikro-orm/migrations';

/** A poll is handed over as an event is. */
export class Migration20261214_HandOverOfPolls extends Migration {
  override up(): void {
    this.addSql(`alter table "hand_over" drop constraint "hand_over_pkey";`);
    this.addSql(
      `alter table "hand_over" alter column "event_id" drop not null,
        add "id" serial primary key,
        add "poll_id" int null,
        add constraint "hand_over_of_event" unique ("event_id"),
        add constraint "hand_over_of_poll" unique ("poll_id"),
        add constraint "hand_over_poll_id_foreign" foreign key ("poll_id")
        references "poll" ("id") on update cascade on delete cascade,
        add constraint "hand_over_is_of_one_thing" check (num_nonnulls(event_id, poll_id) = 1);`,
    );
  }

  override down(): void {
    this.addSql(`delete from "hand_over" where event_id is null;`);
    this.addSql(
      `alter table "hand_over" drop column "id", drop column "poll_id", drop constraint "hand_over_of_event",
        alter column "event_id" set not null, add constraint "hand_over_pkey" primary key ("event_id");`,
    );
  }
}
