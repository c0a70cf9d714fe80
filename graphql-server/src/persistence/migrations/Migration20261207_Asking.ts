import { Migration } from '@mikro-orm/migrations';

/** People are asked by mail whether they come, or whether they take a seat that is missing. */
export class Migration20261207_Asking extends Migration {
  override up(): void {
    this.addSql(`alter table "event" add "asked_at" timestamptz(3) null;`);
    this.addSql(`create table "ask" ("id" serial primary key, "participant_id" int not null, "kind" text not null,
      "token_digest" text not null, "created_at" timestamptz(3) not null, "reply" text null,
      "replied_at" timestamptz(3) null,
      constraint "ask_token_once" unique ("token_digest"),
      constraint "ask_kind_is_known" check (kind in ('DECIDE', 'SEAT')),
      constraint "ask_reply_is_known" check (reply in ('IN', 'MAYBE', 'OUT', 'LATE')),
      constraint "ask_reply_has_moment" check ((reply is null) = (replied_at is null)));`);
    this.addSql(`create index "ask_of_participant" on "ask" ("participant_id");`);
    this.addSql(`alter table "ask" add constraint "ask_participant_id_foreign" foreign key ("participant_id")
      references "participant" ("id") on update cascade on delete cascade;`);
  }

  override down(): void {
    this.addSql(`drop table "ask";`);
    this.addSql(`alter table "event" drop column "asked_at";`);
  }
}
