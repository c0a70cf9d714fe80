import { Migration } from '@mikro-orm/migrations';

/**
 * Events that are decided: on or off, by the clock or by their organiser. That the decision is before the start is not
 * checked here: servers of the release before move a start without it, and the clock leaves alone what has begun.
 */
export class Migration20261206_Decision extends Migration {
  override up(): void {
    this.addSql(`alter table "event"
      add "decide_at" timestamptz(3) null,
      add "decision_rule" text not null default 'DEFINITE',
      add "rain_limit" int null,
      add "status" text not null default 'GATHERING',
      add "status_reason" text null,
      add "status_changed_at" timestamptz(3) null,
      add "decided_by" text null,
      add "needed_seats" int null,
      add "had_seats" double precision null,
      add "decision_due" timestamptz(3) null,
      add "is_held_by_rain" boolean not null default false,
      add constraint "event_status_is_known" check (status in ('GATHERING', 'CONFIRMED', 'CALLED_OFF')),
      add constraint "event_decision_rule_is_known" check (decision_rule in ('DEFINITE', 'EXPECTED')),
      add constraint "event_decided_by_is_known" check (decided_by in ('CLOCK', 'ORGANISER')),
      add constraint "event_rain_limit_is_percent" check (rain_limit >= 1 and rain_limit <= 100),
      add constraint "event_reason_is_short" check (char_length(status_reason) <= 200),
      add constraint "event_due_is_undecided" check (decision_due is null or status = 'GATHERING');`);
    this.addSql(`create index "event_decision_due" on "event" ("decision_due") where decision_due is not null;`);
  }

  override down(): void {
    this.addSql(`drop index "event_decision_due";`);
    this.addSql(`alter table "event" drop column "decide_at", drop column "decision_rule", drop column "rain_limit",
      drop column "status", drop column "status_reason", drop column "status_changed_at", drop column "decided_by",
      drop column "needed_seats", drop column "had_seats", drop column "decision_due", drop column "is_held_by_rain";`);
  }
}
