import type { Door, Outcome } from '../support/doors.ts';
import type { TestServer } from '../support/testServer.ts';

export type Expected = Pick<Outcome, 'code'> & Partial<Outcome>;
export type Case = [sentence: string, act: (door: Door, server: TestServer) => Promise<Outcome>, expected: Expected];

export const UNKNOWN = { urlHash: 'AAAAAAAAAAAAAAAAAAAAAA' };
export const anotherToken = 'a'.repeat(43);
export const refused = (code: string, message: string, fields?: string[]): Expected => ({
  code,
  message,
  ...(fields && { fields }),
});
export const signInFirst = refused('UNAUTHENTICATED', 'Please sign in first');
export const noEvent = refused('NOT_FOUND', 'There is no such event');
export const noResponse = refused('NOT_FOUND', 'There is no such response to this event');
export const aSeries = {
  date: '2026-04-20T08:00:00Z',
  endTime: null,
  isRecurring: true,
  recurrenceFrequency: 'weekly',
} as const;
