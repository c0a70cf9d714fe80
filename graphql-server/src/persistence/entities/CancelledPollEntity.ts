import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './sharedProperties.ts';

const schema = defineEntity({
  name: 'CancelledPollEntity',
  tableName: 'cancelled_poll',
  properties: {
    urlHash: p.text().primary(),
    /** Empty once its organiser's account is deleted. */
    title: p.text(),
    /** Not a reference; null once that account is deleted. */
    creatorId: p.text().nullable(),
    cancelledAt: instant().index('cancelled_poll_by_age'),
  },
});

/** What is stored for thirty days of a poll that was deleted and led to no event, for those who follow its link. */
export class CancelledPollEntity extends schema.class {}
schema.setClass(CancelledPollEntity);
