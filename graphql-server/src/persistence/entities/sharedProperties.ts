import { FIRST_REVISION } from '@quorum/domain/event/constants';
import { p } from '@mikro-orm/core';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { DateTime } from 'luxon';
import { columnOf } from '../columnOf.ts';
import { EventTypeEntity } from './EventTypeEntity.ts';
import { InstantType } from './InstantType.ts';

// What an event and a poll store alike, and so do a response and a vote: what knows one of them knows the other.

export const instant = () => p.type(InstantType).$type<DateTime, string>();

/** What an organiser says about what people come to, and who organises it. */
export const ofOrganiser = () => ({
  urlHash: p.text().unique(),
  title: p.text(),
  location: p.text(),
  timezone: p.text(),
  participantThreshold: p.integer(),
  /** How many places there are, guests included; null without a limit. */
  capacity: p.integer().strictNullable(),
  notes: p.text(),
  webLink: p.text(),
  isPrivate: p.boolean(),
  /** By an operator: on no list, feed or page for anybody but its creator. */
  isHidden: p.boolean().default(false),
  /** Names and comments are for those who gave them and for the organiser. */
  isGuestListHidden: p.boolean().default(false),
  eventType: () => p.manyToOne(EventTypeEntity).updateRule('cascade').deleteRule('restrict'),
  creatorId: p.text(),
  creatorName: p.text(),
  /** Where the organiser gets news of it; shown to nobody. */
  creatorEmail: p.text().nullable(),
  /** In which they read it; English where nothing is stored. */
  creatorLanguage: p.text().$type<ReaderLanguage>().nullable(),
  /** Rises with every change of what the organiser writes, by `raisesRevision`: by it one knows what a change was made of. */
  contentRevision: p.integer().default(FIRST_REVISION),
  createdAt: instant(),
  updatedAt: instant(),
});

/** Somebody who organises an event with its creator, as the event stores them. */
export interface CoOrganiser {
  uid: string;
  displayName: string;
  /** Where they get news of it; shown to nobody. */
  email: string | null;
  language: ReaderLanguage | null;
  /** When they joined: ISO 8601 in UTC. */
  since: string;
}

/** What somebody who answers says about themselves, and what proves later that it was them. */
export const ofPerson = () => ({
  name: p.text(),
  email: p.text().strictNullable(),
  /** Whether it is known to be their own: by their sign-in, or because they came by the link in a mail to it. */
  isEmailConfirmed: p.boolean().default(false),
  /** In which mail to that address is read; English where nothing is stored. */
  language: p.text().$type<ReaderLanguage>().nullable(),
  comment: p.text(),
  /** The signed-in person who answered, null for a visitor. */
  uid: p.text().strictNullable(),
  /** SHA-256 of the response token in base64url; only the visitor has the token itself. */
  tokenDigest: p.text(),
  /** The same of the token in the mail that this person got, which opens what they said on any device. */
  mailTokenDigest: p.text().nullable(),
  /** SHA-256 of the cookie of the browser that answered, null for a signed-in person. */
  visitorDigest: p.text().strictNullable(),
  createdAt: instant(),
  updatedAt: instant(),
});

/**
 * The body of a trigger that raises the revision with a change of one of these properties. The database does it, so that no
 * statement can forget it, nor a server of the release before, which knows nothing of revisions.
 */
export const raisesRevision = (names: readonly string[]): string => {
  const columnsOf = (row: string) => names.map((name) => `${row}.${columnOf(name)}`).join(', ');
  return [
    `if (${columnsOf('new')}) is distinct from (${columnsOf('old')}) then`,
    'new.content_revision := old.content_revision + 1; end if;',
    'return new;',
  ].join(' ');
};
