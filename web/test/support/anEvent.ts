import { type EventTextName, FLAGS, TEXTS } from '@quorum/domain/event/content';
import type { EventCardFragment, ResponseFragment } from '../../src/generated/graphql.generated.ts';

let count = 0;

/** A response; name what matters. */
export const aResponse = (given: Partial<ResponseFragment> = {}): ResponseFragment => ({
  __typename: 'Participant',
  id: String((count += 1)),
  name: `Person ${count}`,
  likelihood: 1,
  guests: 0,
  minParticipants: null,
  isStandby: false,
  status:
    given.likelihood === undefined || given.likelihood === 1 ? 'GOING' : given.likelihood === 0 ? 'DECLINED' : 'MAYBE',
  waitlistPosition: null,
  offer: null,
  comment: '',
  ...given,
});

const blankTexts = Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<EventTextName, string>;
const noFlags = Object.fromEntries(FLAGS.map((name) => [name, false])) as Record<(typeof FLAGS)[number], boolean>;

/** A public event tomorrow that needs four; name what matters. */
export const anEvent = (given: Partial<EventCardFragment> = {}): EventCardFragment => ({
  __typename: 'Event',
  ...blankTexts,
  ...noFlags,
  id: String((count += 1)),
  urlHash: `event-${count}`,
  revision: 1,
  title: `Event ${count}`,
  location: 'Pier 2',
  date: new Date(Date.now() + 86_400_000).toISOString(),
  endTime: null,
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  capacity: null,
  maxGuests: 0,
  waitlistRule: 'TAKEN_AT_ONCE',
  placesHeld: 0,
  formats: [],
  decideAt: null,
  decisionRule: 'DEFINITE',
  rainLimit: null,
  status: 'GATHERING',
  statusReason: null,
  decidedBy: null,
  neededSeats: null,
  hadSeats: null,
  isAtRisk: false,
  coOrganisers: [],
  questions: [],
  price: null,
  chance: 0,
  eventTypeId: 1,
  eventType: { __typename: 'EventType', id: 1, name: 'Soccer', color: '#2e7d32' },
  cameCount: null,
  recurrenceFrequency: null,
  parentEventId: null,
  creatorId: 'somebody',
  creatorName: 'Somebody',
  participants: [],
  weather: null,
  ...given,
});

/** What `events` answers with these. */
export const aPage = (nodes: EventCardFragment[] = [], more: { totalCount?: number; endCursor?: string } = {}) => ({
  __typename: 'EventConnection' as const,
  nodes,
  totalCount: more.totalCount ?? nodes.length,
  pageInfo: {
    __typename: 'PageInfo' as const,
    hasNextPage: more.endCursor !== undefined,
    endCursor: more.endCursor ?? null,
  },
});

export const eventTypes = [
  { __typename: 'EventType' as const, id: 1, name: 'Soccer', color: '#2e7d32' },
  { __typename: 'EventType' as const, id: 2, name: 'Tennis', color: '#c0ca33' },
];
