import { Migration } from '@mikro-orm/migrations';

const VOTE_CHANGES_TALLY = [
  'update poll_option set tally = null where id in (old.option_id, new.option_id) and tally is not null;',
  'return null;',
].join(' ');

const VOTER_CHANGES_COUNT = [
  'update poll set voter_count = null where id in (old.poll_id, new.poll_id) and voter_count is not null;',
  'return null;',
].join(' ');

const POLL_CHANGES_TALLIES = [
  'if (new.participant_threshold, new.capacity) is distinct from (old.participant_threshold, old.capacity)',
  'or (new.event_id, new.scheduled_option_id) is distinct from (old.event_id, old.scheduled_option_id) then',
  'update poll_option set tally = null where poll_id = new.id;',
  'update poll set voter_count = null where id = new.id; end if;',
  'return null;',
].join(' ');

const RESPONSE_CHANGES_TALLIES = [
  `if tg_op = 'DELETE' or old.is_hidden is distinct from new.is_hidden then`,
  'update poll set voter_count = null from poll_voter as v where v.participant_id = old.id and poll.id = v.poll_id;',
  'update poll_option set tally = null from poll_voter as v join poll_vote as said on said.voter_id = v.id',
  'where v.participant_id = old.id and poll_option.id = said.option_id; end if;',
  `if tg_op = 'DELETE' then return old; end if;`,
  'return new;',
].join(' ');

const TRIGGERS = [
  ['poll_vote', 'poll_vote_changes_tally', 'after insert or update or delete', VOTE_CHANGES_TALLY],
  ['poll_voter', 'poll_voter_changes_count', 'after insert or delete', VOTER_CHANGES_COUNT],
  ['poll', 'poll_changes_tallies', 'after update', POLL_CHANGES_TALLIES],
  ['participant', 'participant_counts_in_poll', 'before update or delete', RESPONSE_CHANGES_TALLIES],
] as const;

/** A poll stores what its votes come to. Whatever changes it, by whichever release, marks it as outdated: null. */
export class Migration20261216_PollTallies extends Migration {
  override up(): void {
    this.addSql(`alter table "poll" add "voter_count" int null;`);
    this.addSql(`alter table "poll_option" add "tally" jsonb null;`);
    for (const [table, name, when, body] of TRIGGERS) {
      this.addSql(
        `create function "${table}_${name}_fn"() returns trigger as $$ begin ${body} end; $$ language plpgsql;`,
      );
      this.addSql(
        `create trigger "${name}" ${when} on "${table}" for each row execute function "${table}_${name}_fn"();`,
      );
    }
  }

  override down(): void {
    for (const [table, name] of TRIGGERS) {
      this.addSql(`drop trigger "${name}" on "${table}";`);
      this.addSql(`drop function "${table}_${name}_fn"();`);
    }
    this.addSql(`alter table "poll" drop column "voter_count";`);
    this.addSql(`alter table "poll_option" drop column "tally";`);
  }
}
