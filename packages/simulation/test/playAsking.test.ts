import { describe, expect, it } from '@jest/globals';
import type { Person } from '../src/makeEvent.ts';
import { everybody, nobody, playAsking, thePivotal } from '../src/playAsking.ts';

/** Somebody who tells their plan an hour after the first question. */
const somebody = (changes: Partial<Person> = {}): Person => ({
  stated: 1,
  guests: 0,
  plan: 1,
  unaskedAt: Infinity,
  repliesAfter: [1, 1],
  seatsThatCome: 1,
  ...changes,
});
const times = (count: number, person: Person) => Array.from({ length: count }, () => person);
const maybe = (changes: Partial<Person> = {}) => somebody({ stated: 0.5, ...changes });
const SILENT = { repliesAfter: [Infinity, Infinity] };

describe('a day of asking', () => {
  const oneIsMissing = { threshold: 10, people: [...times(9, somebody()), maybe(), maybe({ stated: 0.2 })] };

  it('ends with what was said where nobody is asked', () => {
    expect(playAsking(oneIsMissing, nobody)).toEqual({ isConfirmed: false, questions: 0, asked: 0 });
  });

  it('asks one where one reply is enough, and everybody where that is the way', () => {
    expect(playAsking(oneIsMissing, thePivotal)).toEqual({ isConfirmed: true, questions: 1, asked: 1 });
    expect(playAsking(oneIsMissing, everybody)).toEqual({ isConfirmed: true, questions: 2, asked: 2 });
  });

  it('goes on to the next in a later round', () => {
    const people = [...times(9, somebody()), maybe({ plan: 0 }), maybe({ stated: 0.2 })];
    expect(playAsking({ threshold: 10, people }, thePivotal)).toEqual({ isConfirmed: true, questions: 2, asked: 2 });
  });

  it('asks nobody more than twice, nor who is decided', () => {
    const people = [...times(9, somebody()), maybe(SILENT), somebody({ stated: 0.9, ...SILENT, unaskedAt: 0 })];
    expect(playAsking({ threshold: 11, people }, everybody)).toEqual({ isConfirmed: false, questions: 2, asked: 1 });
  });

  it('hears who makes up their mind unasked, and not who does so after the decision', () => {
    const people = (unaskedAt: number) => [...times(9, somebody()), maybe({ unaskedAt })];
    expect(playAsking({ threshold: 10, people: people(23) }, nobody).isConfirmed).toBe(true);
    expect(playAsking({ threshold: 10, people: people(25) }, nobody).isConfirmed).toBe(false);
  });

  it('asks nobody of an event that cannot take place', () => {
    const people = [...times(3, somebody()), maybe()];
    expect(playAsking({ threshold: 10, people }, thePivotal)).toMatchObject({ questions: 0 });
  });
});
