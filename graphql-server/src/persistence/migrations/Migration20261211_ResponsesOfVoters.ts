import { Migration } from '@mikro-orm/migrations';

/** A vote knows the response that it became, so that the browser that voted can edit it. */
export class Migration20261211_ResponsesOfVoters extends Migration {
  override up(): void {
    this.addSql(`alter table "poll_voter" add "participant_id" int null;`);
    this.addSql(
      `alter table "poll_voter" add constraint "poll_voter_of_response" unique ("participant_id"),
        add constraint "poll_voter_participant_id_foreign" foreign key ("participant_id")
        references "participant" ("id") on update cascade on delete set null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "poll_voter" drop column "participant_id";`);
  }
}
