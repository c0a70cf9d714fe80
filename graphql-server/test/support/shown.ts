import { expect } from '@jest/globals';
import { NOW } from './testServer.ts';

/** What both doors show of a plain response beside what the person says. */
export const aPlainPlan = {
  guests: 0,
  minParticipants: null,
  isStandby: false,
  waitlistPosition: null,
  offer: null,
} as const;

/** What REST shows of a response without a number, and with nothing said of questions and payments, to those who would read it. */
export const withoutPhone = {
  phone: null,
  isPhoneConfirmed: null,
  answers: [],
  payment: null,
  regularId: null,
} as const;

/** The same of one that is there already, before anybody is marked. */
export const beforeTheDoor = {
  attended: null,
  checkInCode: expect.stringMatching(/^[0-9A-F]{12}$/) as unknown as string,
} as const;

/** What they show of an event without limit, guests and formats. */
export const noPlaces = {
  capacity: null,
  maxGuests: 0,
  formats: [],
  waitlistRule: 'TAKEN_AT_ONCE',
  asksStillIn: false,
  placesHeld: 0,
  placesLeft: null,
  waitlistCount: 0,
  currentFormat: null,
  nextFormat: null,
  coOrganisers: [],
  questions: [],
  price: null,
} as const;

/** What they show of an event of which nothing is decided. */
export const undecided = {
  decideAt: null,
  decisionRule: 'DEFINITE',
  rainLimit: null,
  status: 'GATHERING',
  statusReason: null,
  statusChangedAt: null,
  decidedBy: null,
  neededSeats: null,
  hadSeats: null,
  isAtRisk: false,
} as const;

/** What they show of what was made while the clock shows `NOW`, and not changed since. */
export const justMade = { createdAt: NOW, updatedAt: NOW } as const;
