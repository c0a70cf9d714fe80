import { Migration } from '@mikro-orm/migrations';

export class Migration20261205_LockedReads extends Migration {
  override up(): void {
    // volatile, so that each sees what was committed before it began, and the second what was committed before the lock:
    // one statement that calls both is as fresh as two statements
    this.addSql(`
create function "lock_event"(in_url_hash text) returns setof "event" language sql volatile as $$
  select * from event where url_hash = in_url_hash for no key update
$$;`);
    this.addSql(`
create function "responses_of"(in_event_id int) returns setof "participant" language sql volatile as $$
  select * from participant where event_id = in_event_id order by id
$$;`);
  }

  override down(): void {
    this.addSql(`drop function "responses_of";`);
    this.addSql(`drop function "lock_event";`);
  }
}
