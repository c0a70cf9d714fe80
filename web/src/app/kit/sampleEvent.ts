import type { ResponseStatus } from '@quorum/domain/decision/status';
import { FLAGS, TEXTS } from '@quorum/domain/event/content';
import type { EventCardFragment, ResponseFragment } from '../../generated/graphql.generated.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const NAMES = [
  'Amara Nwosu',
  'Jonas',
  '王芳',
  'Ömer',
  'نور',
  'Mira',
  'Siobhán',
  'Tariq Aziz',
  'Lena',
  'Oskar',
  'Femi',
  'Yuki',
];
const COMMENTS = ['', 'I bring the ball', '', '', 'Only if it stays dry'];

export const sampleResponse = (number: number, status: ResponseStatus = 'GOING'): ResponseFragment => ({
  __typename: 'Participant',
  id: `sample-${status}-${number}`,
  name: NAMES[number % NAMES.length] ?? '',
  likelihood: status === 'MAYBE' ? 0.5 : Number(status !== 'DECLINED' && status !== 'STANDBY'),
  guests: 0,
  minParticipants: status === 'CONDITIONAL' ? 8 : null,
  isStandby: status === 'STANDBY',
  status,
  waitlistPosition: status === 'WAITLISTED' ? number + 1 : null,
  comment: COMMENTS[number % COMMENTS.length] ?? '',
});

export const sampleResponses = (count: number, status?: ResponseStatus): ResponseFragment[] =>
  Array.from({ length: count }, (_, number) => sampleResponse(number, status));

const blank = Object.fromEntries([...TEXTS.map((name) => [name, '']), ...FLAGS.map((name) => [name, false])]) as Record<
  (typeof TEXTS)[number],
  string
> &
  Record<(typeof FLAGS)[number], boolean>;

/** In two days, and it needs eight; name what matters. */
const sampleEvent = (given: Partial<EventCardFragment> & { urlHash: string }): EventCardFragment => ({
  __typename: 'Event',
  ...blank,
  id: given.urlHash,
  revision: 1,
  title: 'Boules by the canal',
  location: 'Landwehrkanal, Berlin',
  notes: 'Boules are there.',
  date: new Date(Date.now() + 2 * DAY_MS).toISOString(),
  endTime: null,
  timezone: 'Europe/Berlin',
  participantThreshold: 8,
  capacity: null,
  maxGuests: 0,
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
  chance: 0.62,
  eventTypeId: 3,
  eventType: { __typename: 'EventType', id: 3, name: 'Volleyball', color: '#a16207' },
  recurrenceFrequency: null,
  parentEventId: null,
  creatorId: 'nobody',
  creatorName: 'Ada Okafor',
  participants: [],
  weather: null,
  ...given,
});

/** An event in each state that a card shows. */
export const SAMPLE_EVENTS: readonly EventCardFragment[] = [
  sampleEvent({ urlHash: 'sample-empty', title: 'Nobody yet', chance: 0 }),
  sampleEvent({
    urlHash: 'sample-open',
    title: 'Some are in',
    isRecurring: true,
    recurrenceFrequency: 'weekly',
    webLink: 'https://example.org/boules',
    participants: [...sampleResponses(5), ...sampleResponses(2, 'MAYBE'), ...sampleResponses(1, 'CONDITIONAL')],
  }),
  sampleEvent({
    urlHash: 'sample-full',
    title: 'Confirmed, and full',
    status: 'CONFIRMED',
    chance: 1,
    capacity: 8,
    participants: [...sampleResponses(8), ...sampleResponses(2, 'WAITLISTED'), ...sampleResponses(1, 'DECLINED')],
  }),
  sampleEvent({
    urlHash: 'sample-risk',
    title: 'Confirmed, at risk, and private',
    status: 'CONFIRMED',
    isAtRisk: true,
    isPrivate: true,
    participants: [...sampleResponses(6), ...sampleResponses(1, 'STANDBY')],
  }),
  sampleEvent({
    urlHash: 'sample-off',
    title: 'Called off',
    status: 'CALLED_OFF',
    statusReason: 'The lake is not frozen yet.',
    participants: sampleResponses(2),
  }),
  sampleEvent({
    urlHash: 'sample-past',
    title: 'Long ago',
    date: new Date(Date.now() - 3 * DAY_MS).toISOString(),
    participants: sampleResponses(12),
  }),
];
