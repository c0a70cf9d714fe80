import { enoughBy } from '@quorum/domain/event/enough';
import type { Language } from '@quorum/domain/language';
import { DateTime } from 'luxon';
import type { OwnStanding } from '../../src/notices/messages/parts/ownStanding.ts';
import type { Standing } from '../../src/notices/messages/parts/standing.ts';

const HOSTILE = `"><script>alert('x')</script>\r\nBcc: victim@example.com\n&amp;`;
export const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

export const event = {
  urlHash: 'abcdefghijklmnopqrstuv',
  title: `Title ${HOSTILE}`,
  location: `Place ${HOSTILE}`,
  creatorName: `Ada ${HOSTILE}`,
  date: at('2026-05-06T08:00:00Z'),
  endTime: null,
  timezone: 'Australia/Sydney',
};
export const surroundingsIn = (language: Language, isConfirmed = true) => ({
  publicUrl: 'https://quorum.example.org',
  unsubscribeUrl: `https://quorum.example.org/unsubscribe/${'u'.repeat(43)}`,
  language,
  isConfirmed,
});
export const standing: Standing = {
  ...enoughBy({ expected: 2.5, certain: 1 }, { participantThreshold: 8, decisionRule: 'DEFINITE', decideAt: null }),
  status: 'GATHERING',
  decidesAt: null,
  seats: '●◐◔○○○○○',
};
export const before = { ...event, location: `Old ${HOSTILE}`, date: at('2026-05-05T08:00:00Z') };
export const responses = [{ name: `Vera ${HOSTILE}`, comment: `Comment ${HOSTILE}`, likelihood: 0.5, isNew: true }];
/** To somebody who comes. */
export const own: OwnStanding = { response: { likelihood: 1, status: 'GOING' }, calendar: 'CONFIRMED' };
export const responseUrl = `https://quorum.example.org/events/${event.urlHash}#response=1.${'t'.repeat(43)}`;
