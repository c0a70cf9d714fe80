import type { EventFieldName } from '@quorum/domain/event/content';

/** What is said of a field of an event, by GraphQL and in the OpenAPI document. */
export interface EventText {
  /** Of the event that one reads. */
  shown: string;
  /** Of the value that one sends. */
  input: string;
  /** What a new event gets without it. */
  default?: string;
}

export const EVENT_TEXTS = {
  title: { shown: 'What it is called.', input: 'What it is called, at most 120 characters.' },
  location: {
    shown: 'Where it takes place, as a person would say it.',
    input: 'Where it takes place, at most 200 characters.',
  },
  date: {
    shown: 'When it starts: ISO 8601 in UTC.',
    input: 'When it starts: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`.',
  },
  endTime: {
    shown: 'When it ends: ISO 8601 in UTC. Null when no end was given.',
    input: 'When it ends, after `date`: ISO 8601 with its offset, or null.',
  },
  timezone: {
    shown: 'IANA time zone that the event keeps, such as `Europe/Berlin`.',
    input: 'IANA time zone that the event keeps, such as `Europe/Berlin`.',
  },
  participantThreshold: {
    shown: 'How many participants it needs, likelihoods added up.',
    input: 'How many participants it needs, at least 2.',
    default: 'Left out, 10.',
  },
  capacity: {
    shown: 'How many places there are, guests included. Null without a limit.',
    input: 'How many places there are, guests included: at least `participantThreshold`, at most 1,000, or null.',
    default: 'Left out, no limit.',
  },
  maxGuests: {
    shown: 'How many guests each participant may bring.',
    input: 'How many guests each participant may bring, 0 to 9.',
    default: 'Left out, none.',
  },
  waitlistRule: {
    shown: 'What happens to a place that becomes free while people are on the waitlist.',
    input: 'What happens to a place that becomes free while people are on the waitlist.',
    default: 'Left out, the first in line gets it at once.',
  },
  formats: {
    shown: 'What is played with how many people, smallest number first.',
    input: 'What is played with how many people: at most 6, ascending, between `participantThreshold` and `capacity`.',
    default: 'Left out, none.',
  },
  decideAt: {
    shown: 'When the clock decides whether it takes place: ISO 8601 in UTC. Null for never.',
    input: 'When the clock decides whether it takes place, before `date`: ISO 8601 with its offset, or null.',
    default: 'Left out, never.',
  },
  decisionRule: {
    shown:
      'What the clock counts when it decides: only people who are certain to come, or all likelihoods added up. Without a `decideAt`, the clock decides nothing, and enough people are in once `expected` reaches `participantThreshold`.',
    input:
      'What the clock counts when it decides: only people who are certain to come, or all likelihoods added up. Used only with a `decideAt`.',
    default: 'Left out, only people who are certain to come.',
  },
  rainLimit: {
    shown:
      'Probability of rain in percent from which the clock leaves the decision to the organiser. Null to confirm in any weather.',
    input: 'Probability of rain from which the clock leaves the decision to the organiser, 1 to 100 percent, or null.',
    default: 'Left out, the clock confirms in any weather.',
  },
  eventTypeId: { shown: 'Identifier of its type.', input: 'Identifier of its type.' },
  notes: { shown: 'Notes; empty when there are none.', input: 'Notes, at most 2,000 characters.' },
  webLink: {
    shown: 'Address of a page with more information, empty when there is none.',
    input: 'An absolute http or https address.',
  },
  chatLink: {
    shown: '',
    input:
      'The group chat of the participants: an absolute http or https address, which only they and the organisers can see.',
  },
  questions: {
    shown: 'What the organiser asks those who respond.',
    input:
      'What to ask those who respond: at most 5 questions. A question that is left out is deleted with its answers.',
    default: 'Left out, none.',
  },
  price: {
    shown: 'The price; null when it is free.',
    input: 'The price; null when it is free.',
    default: 'Left out, it is free.',
  },
  isPrivate: {
    shown: 'A private event is on no list; everybody who has its hash may read and join it.',
    input: 'Whether it is private: on no list, and found only by its hash.',
    default: 'Left out, public.',
  },
  isGuestListHidden: {
    shown:
      'Whether names and comments are shown only to the people who gave them and to the organisers; others read `Guest`.',
    input: 'Whether to hide names and comments from others.',
    default: 'Left out, shown.',
  },
  asksStillIn: {
    shown:
      'Whether people who said yes more than two days ago are asked on the morning of the event whether they are still in.',
    input:
      'Whether to ask people who said yes more than two days ago, on the morning of the event, whether they are still in.',
    default: 'Left out, no.',
  },
  isRecurring: {
    shown: 'Whether the next occurrence is created once this one is past.',
    input: 'Whether the next occurrence is created once this one is past.',
    default: 'Left out, no.',
  },
  recurrenceFrequency: {
    shown: 'How often it recurs, null when it does not.',
    input: 'Required when `isRecurring` is true, otherwise ignored.',
  },
} satisfies Record<EventFieldName, EventText>;
