import { Migration } from '@mikro-orm/migrations';

/** As they were when this was released: a later migration replaces the functions. */
const RAISES_REVISION = {
  event: [
    'if (new.title, new.location, new.date, new.end_time, new.timezone, new.participant_threshold, new.capacity,',
    'new.max_guests, new.formats, new.decide_at, new.decision_rule, new.rain_limit, new.event_type_id, new.notes,',
    'new.web_link, new.is_private, new.is_guest_list_hidden, new.is_recurring, new.recurrence_frequency)',
    'is distinct from (old.title, old.location, old.date, old.end_time, old.timezone, old.participant_threshold,',
    'old.capacity, old.max_guests, old.formats, old.decide_at, old.decision_rule, old.rain_limit, old.event_type_id,',
    'old.notes, old.web_link, old.is_private, old.is_guest_list_hidden, old.is_recurring, old.recurrence_frequency)',
    'then new.content_revision := old.content_revision + 1; end if; return new;',
  ].join(' '),
  poll: [
    'if (new.title, new.location, new.timezone, new.participant_threshold, new.capacity, new.event_type_id, new.notes,',
    'new.web_link, new.is_private, new.is_guest_list_hidden, new.closes_at, new.chosen_closes_at,',
    'new.auto_schedule_chance) is distinct from (old.title, old.location, old.timezone, old.participant_threshold,',
    'old.capacity, old.event_type_id, old.notes, old.web_link, old.is_private, old.is_guest_list_hidden, old.closes_at,',
    'old.chosen_closes_at, old.auto_schedule_chance)',
    'then new.content_revision := old.content_revision + 1; end if; return new;',
  ].join(' '),
  poll_option: [
    "if tg_op = 'UPDATE' and (new.poll_id, new.date, new.end_time) is not distinct from",
    '(old.poll_id, old.date, old.end_time) then return null; end if;',
    'update poll set content_revision = content_revision + 1 where id in (new.poll_id, old.poll_id); return null;',
  ].join(' '),
};

const WHEN = {
  event: 'before update',
  poll: 'before update',
  poll_option: 'after insert or update or delete',
};

const TABLES = ['event', 'poll', 'poll_option'] as const;

/** One knows what a change was made of, and which end of voting was chosen. */
export class Migration20261219_Revisions extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add "content_revision" int not null default 1;`);
    this.addSql(
      `alter table "poll" add "content_revision" int not null default 1, add "chosen_closes_at" timestamptz(3) null;`,
    );
    for (const table of TABLES) {
      this.addSql(`create function "${table}_${table}_raises_revision_fn"() returns trigger as $$
        begin ${RAISES_REVISION[table]} end; $$ language plpgsql;`);
      this.addSql(`create trigger "${table}_raises_revision" ${WHEN[table]} on "${table}" for each row
        execute function "${table}_${table}_raises_revision_fn"();`);
    }
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`drop trigger "${table}_raises_revision" on "${table}";`);
      this.addSql(`drop function "${table}_${table}_raises_revision_fn"();`);
    }
    this.addSql(`alter table "event" drop column "content_revision";`);
    this.addSql(`alter table "poll" drop column "content_revision", drop column "chosen_closes_at";`);
  }
}
