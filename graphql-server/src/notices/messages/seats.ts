import type { Block } from './Content.ts';

/** What an event has of what it needs, in a sentence, with its seats where they can be shown. */
export const seatsBlock = (seats: string, text: string): Block =>
  seats ? { kind: 'seats', seats, text } : { kind: 'paragraph', text };
