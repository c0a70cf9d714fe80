import { Migration } from '@mikro-orm/migrations';

/** A poll knows which of its dates became the event: when that is deleted, the responses are votes for that date again. */
export class Migration20261215_OptionOfEvent extends Migration {
  override up(): void {
    this.addSql(
      `alter table "poll" add "scheduled_option_id" int null,
        add constraint "poll_scheduled_option_id_foreign" foreign key ("scheduled_option_id")
        references "poll_option" ("id") on update cascade on delete set null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "poll" drop column "scheduled_option_id";`);
  }
}
