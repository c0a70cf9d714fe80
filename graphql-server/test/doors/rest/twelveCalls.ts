import { expect } from '@jest/globals';
import { noPlaces, undecided, justMade } from '../../support/shown.ts';
import type { Client } from './client.ts';

/** Every field that spec section 7 lists for a create, nulls and empty texts as its form sends them. */
export const payload = {
  title: 'Sunday soccer',
  location: 'Tempelhofer Feld',
  date: '2026-05-10T16:00:00.000Z',
  endTime: null,
  timezone: 'Europe/Berlin',
  participantThreshold: 10,
  eventTypeId: 2,
  creatorId: 'ada',
  creatorName: 'Ada',
  notes: '',
  webLink: '',
  isRecurring: false,
  recurrenceFrequency: null,
  isPrivate: false,
};

const HASH = /^[\w-]{22}$/;

/** What a create shows. */
export const shown = {
  ...payload,
  id: expect.any(Number),
  urlHash: expect.stringMatching(HASH),
  revision: 1,
  eventType: { id: 2, name: 'Soccer', color: '#15803d' },
  parentEventId: null,
  seriesHash: null,
  chatLink: null,
  externalId: null,
  cameCount: null,
  isGuestListHidden: false,
  isHidden: false,
  participants: [],
  weather: null,
  ...noPlaces,
  ...undecided,
  ...justMade,
  expected: 0,
  chance: 0,
};

/** What spec section 7 lists for a join. */
export const joining = { name: 'Vera', email: '', likelihood: 1, uid: null, comment: '' };

export const createdBy = async (client: Client, changes: object = {}) =>
  (await client.send('POST', '/api/events', { ...payload, ...changes })).json<{ urlHash: string; id: number }>();
