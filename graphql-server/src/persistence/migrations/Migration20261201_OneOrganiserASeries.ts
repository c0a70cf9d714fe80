import { Migration } from '@mikro-orm/migrations';

/** Of each series that was taken over, the dates that stayed with another organiser than its first event's. */
const OF_ANOTHER = `from "event" "root" where "root"."id" = "one"."parent_event_id" and "root"."creator_id" <> "one"."creator_id"`;

/** Lets what former organisers kept of a series stand alone, and ends the links by which they could give it away again. */
export class Migration20261201_OneOrganiserASeries extends Migration {
  override up(): void {
    this.addSql(`delete from "hand_over" using "event" "one" where "one"."id" = "hand_over"."event_id" and exists (
      select from "event" "other" where "other"."creator_id" <> "one"."creator_id"
        and coalesce("other"."series_id", "other"."parent_event_id", "other"."id")
          = coalesce("one"."series_id", "one"."parent_event_id", "one"."id"));`);
    this.addSql(`insert into "skipped_occurrence" ("root_id", "day")
      select "one"."parent_event_id", "one"."occurrence_day" from "event" "one"
      where "one"."occurrence_day" >= current_date - 1 and exists (select ${OF_ANOTHER}) on conflict do nothing;`);
    this.addSql(`update "event" "one" set "parent_event_id" = null, "occurrence_day" = null, "is_recurring" = false,
      "recurrence_frequency" = null, "series_id" = coalesce("one"."series_id", "root"."series_id", "root"."id")
      ${OF_ANOTHER};`);
  }

  override down(): void {
    // servers of the release before read what this leaves as it is
  }
}
