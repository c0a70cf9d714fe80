import { Migration } from '@mikro-orm/migrations';

export class Migration20270107_CoOrganisers extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add column "co_organisers" jsonb not null default '[]';`);
    this.addSql(
      `alter table "event" add constraint "event_co_organisers_are_few"
        check (jsonb_typeof(co_organisers) = 'array' and jsonb_array_length(co_organisers) <= 5) not valid;`,
    );
    this.addSql(`alter table "event" validate constraint "event_co_organisers_are_few";`);
    this.addSql(
      `create index "event_of_co_organiser" on "event" using gin (co_organisers jsonb_path_ops);`,
    );
    this.addSql(
      `create table "co_organiser_invitation" (
        "id" serial primary key,
        "event_id" int not null,
        "token_digest" text not null,
        "expires_at" timestamptz(3) not null
      );`,
    );
    this.addSql(`create index "co_organiser_invitation_of_event" on "co_organiser_invitation" ("event_id");`);
    this.addSql(
      `alter table "co_organiser_invitation" add constraint "co_organiser_invitation_token_once" unique ("token_digest");`,
    );
    this.addSql(
      `alter table "co_organiser_invitation" add constraint "co_organiser_invitation_event_id_foreign"
        foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table "co_organiser_invitation";`);
    this.addSql(`drop index "event_of_co_organiser";`);
    this.addSql(`alter table "event" drop column "co_organisers";`);
  }
}
