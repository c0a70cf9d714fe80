import { Migration } from '@mikro-orm/migrations';

/** A report is about an event or about a poll. */
export class Migration20261212_ReportsOfPolls extends Migration {
  override up(): void {
    this.addSql(`alter table "report" alter column "event_id" drop not null, add "poll_id" int null;`);
    this.addSql(
      `alter table "report" add constraint "report_of_poll_once_a_reporter" unique ("poll_id", "reporter_digest"),
        add constraint "report_poll_id_foreign" foreign key ("poll_id")
        references "poll" ("id") on update cascade on delete cascade,
        add constraint "report_is_about_one_thing" check (num_nonnulls(event_id, poll_id) = 1);`,
    );
  }

  override down(): void {
    this.addSql(`delete from "report" where event_id is null;`);
    this.addSql(`alter table "report" drop column "poll_id", alter column "event_id" set not null;`);
  }
}
