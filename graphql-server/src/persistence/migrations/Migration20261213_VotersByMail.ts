import { Migration } from '@mikro-orm/migrations';

/** Voters get a link to their votes by mail, and find them again by their address. */
export class Migration20261213_VotersByMail extends Migration {
  override up(): void {
    this.addSql(`alter table "poll_voter" add "mail_token_digest" text null;`);
    this.addSql(`create index "poll_voter_of_address" on "poll_voter" (lower(email)) where uid is null;`);
  }

  override down(): void {
    this.addSql(`drop index "poll_voter_of_address";`);
    this.addSql(`alter table "poll_voter" drop column "mail_token_digest";`);
  }
}
