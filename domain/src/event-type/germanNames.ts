import type { Language } from '../language.ts';

/** The types of events that every installation starts with, in German; what else there is stays as it was named. */
export const GERMAN_TYPE_NAMES = {
  Basketball: 'Basketball',
  Soccer: 'Fußball',
  Volleyball: 'Volleyball',
  Tennis: 'Tennis',
  Badminton: 'Badminton',
  'Ultimate Frisbee': 'Ultimate Frisbee',
  Running: 'Laufen',
  Cycling: 'Radfahren',
  Hiking: 'Wandern',
  'Board Games': 'Brettspiele',
  Meetup: 'Treffen',
  Other: 'Sonstiges',
};

const german: Readonly<Record<string, string>> = GERMAN_TYPE_NAMES;

/** What a type of event is called in a language. */
export const typeNameIn = (language: Language, name: string): string =>
  language === 'de' ? (german[name] ?? name) : name;
