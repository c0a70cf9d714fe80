import { afterEach, describe, expect, it } from '@jest/globals';
import { sharedEvent, type Shareable } from '../../../src/features/events/sharedEvent.ts';
import { sharedPoll } from '../../../src/features/polls/sharedPoll.ts';
import { activateLanguage } from '../../../src/lib/language.ts';
import { aResponse, anEvent } from '../../support/anEvent.ts';

afterEach(() => activateLanguage('en', 'en-US'));

const boules: Shareable = {
  ...anEvent({
    title: 'Boules',
    location: 'Paul-Lincke-Ufer',
    date: '2026-12-03T17:00:00.000Z',
    endTime: '2026-12-03T19:30:00.000Z',
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
  }),
  participants: [aResponse({ status: 'GOING', likelihood: 1 })],
};
const linesOf = (event: Shareable) =>
  sharedEvent(event)
    .lines()
    .map((line) => line.replaceAll('\u202f', ' '));

describe('an event in a chat', () => {
  it('has its day, its time with the zone, its place, and how many are missing', () => {
    expect(sharedEvent(boules)).toMatchObject({ title: 'Boules', path: `/events/${boules.urlHash}` });
    expect(linesOf(boules)).toEqual([
      'Thu, Dec 3, 2026, 6:00 PM – 8:30 PM CET',
      'Paul-Lincke-Ufer',
      '3 more and it happens',
    ]);
  });

  it('has the clock of whoever shares it', () => {
    activateLanguage('en', 'en-GB');
    expect(linesOf(boules)[0]).toBe('Thu, 3 Dec 2026, 18:00 – 20:30 CET');
  });

  it.each([
    ['CONFIRMED', "It's on!"],
    ['CALLED_OFF', 'This event was called off'],
  ] as const)('that is %s says so, and no number that is missing', (status, said) => {
    expect(linesOf({ ...boules, status }).at(-1)).toBe(said);
  });
});

it('a poll in a chat has its place, and until when one can vote, with the zone', () => {
  const poll = { urlHash: 'k3y', title: 'Boules?', location: 'Paul-Lincke-Ufer', timezone: 'Europe/Berlin' };
  const { kind, path, title, lines } = sharedPoll({ ...poll, closesAt: '2026-12-01T19:00:00.000Z' });
  expect([kind, path, title]).toEqual(['poll', '/polls/k3y', 'Boules?']);
  expect(lines().map((line) => line.replaceAll('\u202f', ' '))).toEqual([
    'Paul-Lincke-Ufer',
    'Vote until Tue, Dec 1, 2026, 8:00 PM CET',
  ]);
});
