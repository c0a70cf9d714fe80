import { Migration } from '@mikro-orm/migrations';

/** As they are when this is released: a later migration replaces the function. */
const COLUMNS = [
  ...['title', 'location', 'date', 'end_time', 'timezone', 'participant_threshold', 'capacity', 'max_guests'],
  ...['waitlist_rule', 'formats', 'decide_at', 'decision_rule', 'rain_limit', 'event_type_id', 'notes', 'web_link'],
];
const ADDED = ['chat_link', 'questions'];
const FLAGS = ['is_private', 'is_guest_list_hidden', 'asks_still_in', 'is_recurring', 'recurrence_frequency'];

const raisesRevision = (columns: readonly string[]) => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return [
    `if (${of('new')}) is distinct from (${of('old')}) then`,
    'new.content_revision := old.content_revision + 1; end if;',
    'return new;',
  ].join(' ');
};

/** What organisers ask of their own, what people answer, and where they talk to each other. */
export class Migration20270108_Questions extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add column "chat_link" text not null default '';`);
    this.addSql(
      `alter table "event" add column "questions" jsonb not null default '[]',
        add constraint "event_questions_are_few"
        check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 5);`,
    );
    this.addSql(`alter table "participant" add column "answers" jsonb not null default '[]';`);
    this.#replace(raisesRevision([...COLUMNS, ...ADDED, ...FLAGS]));
  }

  override down(): void {
    this.#replace(raisesRevision([...COLUMNS, ...FLAGS]));
    this.addSql(`alter table "participant" drop column "answers";`);
    this.addSql(`alter table "event" drop column "questions", drop column "chat_link";`);
  }

  #replace(body: string): void {
    this.addSql(
      `create or replace function "event_event_raises_revision_fn"() returns trigger as $$ begin ${body} end; $$ language plpgsql;`,
    );
  }
}
