import { defineEntity, p } from '@mikro-orm/core';
import type { FarewellReader } from './FarewellEntity.ts';
import { instant } from './sharedProperties.ts';

/** What is said about a deleted poll. */
export interface PollFarewellContent {
  urlHash: string;
  title: string;
  location: string;
  creatorName: string;
}

const schema = defineEntity({
  name: 'PollFarewellEntity',
  tableName: 'poll_farewell',
  properties: {
    /** The number that the poll had. */
    pollId: p.integer().primary().autoincrement(false),
    content: p.json<PollFarewellContent>(),
    readers: p.json<FarewellReader[]>(),
    createdAt: instant(),
  },
});

/** What those who voted in a deleted poll are yet to be told. It is there for the moment until they are. */
export class PollFarewellEntity extends schema.class {}
schema.setClass(PollFarewellEntity);
