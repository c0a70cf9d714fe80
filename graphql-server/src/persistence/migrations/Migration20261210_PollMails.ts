import { Migration } from '@mikro-orm/migrations';

/** An organiser gets mail about a poll that has found no date. */
export class Migration20261210_PollMails extends Migration {
  override up(): void {
    this.addSql(`alter table "mail" add "poll_id" int null;`);
    this.addSql(`create index "mail_of_poll" on "mail" ("poll_id");`);
    this.addSql(`alter table "mail" add constraint "mail_poll_id_foreign" foreign key ("poll_id")
      references "poll" ("id") on update cascade on delete set null;`);
  }

  override down(): void {
    this.addSql(`alter table "mail" drop column "poll_id";`);
  }
}
