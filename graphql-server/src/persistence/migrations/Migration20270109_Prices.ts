import { Migration } from '@mikro-orm/migrations';

/** As they are when this is released: a later migration replaces the function. */
const COLUMNS = [
  ...['title', 'location', 'date', 'end_time', 'timezone', 'participant_threshold', 'capacity', 'max_guests'],
  ...['waitlist_rule', 'formats', 'decide_at', 'decision_rule', 'rain_limit', 'event_type_id', 'notes', 'web_link'],
  ...['chat_link', 'questions'],
];
const FLAGS = ['is_private', 'is_guest_list_hidden', 'asks_still_in', 'is_recurring', 'recurrence_frequency'];

const raisesRevision = (columns: readonly string[]) => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return [
    `if (${of('new')}) is distinct from (${of('old')}) then`,
    'new.content_revision := old.content_revision + 1; end if;',
    'return new;',
  ].join(' ');
};

/** What an event costs, and what is said of each payment. */
export class Migration20270109_Prices extends Migration {
  override up(): void {
    this.addSql(
      `alter table "event" add column "price" jsonb null,
        add constraint "event_price_has_amount" check (jsonb_typeof(price) = 'object' and (price->>'amount')::int >= 1);`,
    );
    this.addSql(
      `alter table "participant" add column "payment" text null,
        add constraint "participant_payment_is_known" check (payment in ('SENT', 'RECEIVED'));`,
    );
    this.#replace(raisesRevision([...COLUMNS, 'price', ...FLAGS]));
  }

  override down(): void {
    this.#replace(raisesRevision([...COLUMNS, ...FLAGS]));
    this.addSql(`alter table "participant" drop column "payment";`);
    this.addSql(`alter table "event" drop column "price";`);
  }

  #replace(body: string): void {
    this.addSql(
      `create or replace function "event_event_raises_revision_fn"() returns trigger as $$ begin ${body} end; $$ language plpgsql;`,
    );
  }
}
