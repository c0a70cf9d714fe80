import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_Mail extends Migration {
  override up(): void {
    this.addSql(
      `create table "mail" ("id" serial primary key, "event_id" int null, "participant_id" int null, "kind" text not null, "recipient" text not null, "recipient_digest" text not null, "subject" text not null, "text" text null, "html" text null, "calendar" text null, "message_id" text not null, "dedupe_key" text not null, "unsubscribe_digest" text not null, "unsubscribe_token" text null, "created_at" timestamptz(3) not null, "attempts" int not null default 0, "claimed_until" timestamptz(3) null, "sent_at" timestamptz(3) null, "last_error" text null, "given_up_at" timestamptz(3) null);`,
    );
    this.addSql(`alter table "mail" add constraint "mail_message_id_once" unique ("message_id");`);
    this.addSql(`alter table "mail" add constraint "mail_once" unique ("dedupe_key");`);
    this.addSql(`alter table "mail" add constraint "mail_unsubscribe_once" unique ("unsubscribe_digest");`);
    this.addSql(
      `alter table "mail" add constraint "mail_is_sent_or_given_up" check (sent_at is null or given_up_at is null);`,
    );
    this.addSql(`create index "mail_of_event" on "mail" ("event_id");`);
    this.addSql(`create index "mail_of_participant" on "mail" ("participant_id");`);
    this.addSql(`create index "mail_to_recipient" on "mail" ("recipient_digest", "created_at");`);
    this.addSql(`create index "mail_by_age" on "mail" ("created_at");`);
    this.addSql(`create index "mail_not_sent" on "mail" ("given_up_at") where sent_at is null;`);
    this.addSql(
      `alter table "mail" add constraint "mail_event_id_foreign" foreign key ("event_id") references "event" ("id") on update cascade on delete set null;`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_participant_id_foreign" foreign key ("participant_id") references "participant" ("id") on update cascade on delete set null;`,
    );
    this.addSql(
      `create table "unsubscribed" ("address_digest" text not null, "scope" text not null, "created_at" timestamptz(3) not null, primary key ("address_digest", "scope"));`,
    );
    this.addSql(
      `alter table "event" add "creator_email" text null, add "is_quorum_told" boolean not null default false, add "answers_told_at" timestamptz(3) null, add "reminded_at" timestamptz(3) null;`,
    );
    this.addSql(`alter table "participant" add "mail_token_digest" text null, add "news" text null;`);
    this.addSql(
      `alter table "participant" add constraint "participant_news_is_known" check (news in ('joined', 'changed'));`,
    );
  }

  override down(): void {
    this.addSql(`alter table "participant" drop column "mail_token_digest", drop column "news";`);
    this.addSql(
      `alter table "event" drop column "creator_email", drop column "is_quorum_told", drop column "answers_told_at", drop column "reminded_at";`,
    );
    this.addSql(`drop table "unsubscribed";`);
    this.addSql(`drop table "mail";`);
  }
}
