import { Migration } from '@mikro-orm/migrations';

/** What somebody had said when they came, or did not, and whether they have taken it out of their own record. */
export class Migration20270114_Reliability extends Migration {
  override up(): void {
    this.addSql(
      `alter table "attendance" add column "likelihood" double precision null,
        add column "is_erased" boolean not null default false,
        alter column "attended" drop not null;`,
    );
  }

  override down(): void {
    this.addSql(`delete from "attendance" where "attended" is null;`);
    this.addSql(
      `alter table "attendance" alter column "attended" set not null, drop column "likelihood", drop column "is_erased";`,
    );
  }
}
