import { Migration } from '@mikro-orm/migrations';

/** Polls whose event was handed over without them. */
const LEFT_BEHIND = `select p.id from "poll" as p join "event" as e on e.id = p.event_id where p.creator_id <> e.creator_id`;

/**
 * What was adopted before is proven by its account alone, and polls follow the events that they made: to their organiser,
 * and out of sight. No column changes, so servers of the release before go on beside it.
 */
export class Migration20261218_PollsAsTheirEvents extends Migration {
  override up(): void {
    // somebody who responds by account has no digest of a browser: with both, it was adopted
    for (const table of ['participant', 'poll_voter']) {
      this.addSql(
        `update "${table}" set token_digest = '', mail_token_digest = '' where uid is not null and visitor_digest is not null;`,
      );
    }
    this.addSql(`delete from "hand_over" where poll_id in (${LEFT_BEHIND});`);
    this.addSql(`delete from "mail" where kind in ('answers', 'quorum') and poll_id in (${LEFT_BEHIND});`);
    this.addSql(
      `update "poll" as p set creator_id = e.creator_id, creator_name = e.creator_name, creator_email = e.creator_email,
        creator_language = e.creator_language from "event" as e where e.id = p.event_id and p.creator_id <> e.creator_id;`,
    );
    this.addSql(
      `update "poll" as p set is_hidden = true from "event" as e where e.id = p.event_id and e.is_hidden and not p.is_hidden;`,
    );
  }

  override down(): void {
    // servers of the release before read the same
  }
}
