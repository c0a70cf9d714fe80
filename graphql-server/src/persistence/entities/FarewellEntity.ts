import { defineEntity, p } from '@mikro-orm/core';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { Choices } from '@quorum/domain/notifications/preferences';
import type { Device } from './push/PushSubscriptionEntity.ts';
import { instant } from './sharedProperties.ts';

/** What is said about a deleted event, instants in ISO 8601. */
interface FarewellContent {
  urlHash: string;
  title: string;
  location: string;
  date: string;
  endTime: string | null;
  timezone: string;
  notes: string;
  webLink: string;
  creatorName: string;
  revision: number;
  updatedAt: string;
}

/** One who responded to it, and left an address or a number, or is notified on a device; or who voted, and is known by an account. */
export interface FarewellReader {
  id: number;
  uid: string | null;
  email: string | null;
  language: ReaderLanguage | null;
  isEmailConfirmed: boolean;
  /** None in what a server of the release before wrote. */
  devices?: Device[];
  phone?: string;
  /** What was chosen for the response; left out where nothing was. */
  choices?: Choices;
}

const schema = defineEntity({
  name: 'FarewellEntity',
  tableName: 'farewell',
  properties: {
    /** The number that the event had. */
    eventId: p.integer().primary().autoincrement(false),
    content: p.json<FarewellContent>(),
    readers: p.json<FarewellReader[]>(),
    createdAt: instant(),
  },
});

/** What those who responded to a deleted event are yet to be told. It is there for the moment until they are. */
export class FarewellEntity extends schema.class {}
schema.setClass(FarewellEntity);
