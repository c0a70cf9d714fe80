import { Migration } from '@mikro-orm/migrations';

/** As they are when this is released: a later migration replaces the functions. */
const raisesRevision = (rule: string) =>
  [
    `if (new.title, new.location, new.date, new.end_time, new.timezone, new.participant_threshold, new.capacity,`,
    `new.max_guests,${rule && ` new.${rule},`} new.formats, new.decide_at, new.decision_rule, new.rain_limit,`,
    `new.event_type_id, new.notes, new.web_link, new.is_private, new.is_guest_list_hidden, new.asks_still_in, new.is_recurring,`,
    `new.recurrence_frequency) is distinct from (old.title, old.location, old.date, old.end_time, old.timezone,`,
    `old.participant_threshold, old.capacity, old.max_guests,${rule && ` old.${rule},`} old.formats, old.decide_at,`,
    `old.decision_rule, old.rain_limit, old.event_type_id, old.notes, old.web_link, old.is_private,`,
    `old.is_guest_list_hidden, old.asks_still_in, old.is_recurring, old.recurrence_frequency)`,
    `then new.content_revision := old.content_revision + 1; end if; return new;`,
  ].join(' ');

const leavesPlace = (endOffer: readonly string[]) =>
  [
    'if new.likelihood < 1 then new.min_participants := null; end if;',
    'if new.likelihood > 0 then new.is_standby := false; end if;',
    'if new.likelihood < 1 or new.is_hidden then new.definite_at := null; new.holds_place := false; end if;',
    ...endOffer,
    'return new;',
  ].join(' ');

/** Servers of the release before give places and know nothing of offers. */
const END_OFFER = [
  'if new.definite_at is null or new.holds_place then new.offered_seats := null; new.offered_until := null;',
  'new.is_offered_to_fewer := false; new.passed_for := 0; end if;',
];

/** A free place may be held for somebody who waits, while they are asked. */
export class Migration20261230_OfferedPlaces extends Migration {
  override up(): void {
    this.addSql(
      `alter table "event" add "waitlist_rule" text not null default 'TAKEN_AT_ONCE',
        add constraint "event_waitlist_rule_is_known"
        check (waitlist_rule in ('TAKEN_AT_ONCE', 'OFFERED_IN_ORDER', 'OFFERED_TO_ALL'));`,
    );
    this.addSql(
      `alter table "participant" add "offered_seats" int null, add "offered_until" timestamptz(3) null,
        add "is_offered_to_fewer" boolean not null default false, add "passed_for" int not null default 0,
        add constraint "participant_offer_has_end" check ((offered_seats is null) = (offered_until is null)),
        add constraint "participant_offered_waits"
        check (offered_seats is null or offered_seats >= 1 and definite_at is not null and not holds_place);`,
    );
    this.addSql(
      `create index "participant_offered" on "participant" ("offered_until") where offered_until is not null;`,
    );
    this.addSql(`alter table "ask" drop constraint "ask_kind_is_known",
      add constraint "ask_kind_is_known" check (kind in ('DECIDE', 'SEAT', 'PLACE', 'STILL_IN'));`);
    this.#replace('event_event_raises_revision_fn', raisesRevision('waitlist_rule'));
    this.#replace('participant_participant_leaves_place_fn', leavesPlace(END_OFFER));
  }

  override down(): void {
    this.#replace('participant_participant_leaves_place_fn', leavesPlace([]));
    this.#replace('event_event_raises_revision_fn', raisesRevision(''));
    this.addSql(`delete from "ask" where kind = 'PLACE';`);
    this.addSql(`alter table "ask" drop constraint "ask_kind_is_known",
      add constraint "ask_kind_is_known" check (kind in ('DECIDE', 'SEAT', 'STILL_IN'));`);
    this.addSql(`alter table "participant" drop column "offered_seats", drop column "offered_until",
      drop column "is_offered_to_fewer", drop column "passed_for";`);
    this.addSql(`alter table "event" drop column "waitlist_rule";`);
  }

  #replace(name: string, body: string): void {
    this.addSql(`create or replace function "${name}"() returns trigger as $$ begin ${body} end; $$ language plpgsql;`);
  }
}
