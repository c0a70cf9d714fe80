import { enoughBy } from '@quorum/domain/event/enough';
import { DateTime } from 'luxon';
import { cancelled } from '../../../graphql-server/src/notices/messages/cancelled.ts';
import { changed } from '../../../graphql-server/src/notices/messages/changed.ts';
import { confirmation } from '../../../graphql-server/src/notices/messages/confirmation.ts';
import type { Message } from '../../../graphql-server/src/notices/messages/parts/Content.ts';
import { newResponses } from '../../../graphql-server/src/notices/messages/newResponses.ts';
import { quorum } from '../../../graphql-server/src/notices/messages/quorum.ts';
import { reminder } from '../../../graphql-server/src/notices/messages/reminder.ts';
import type { LongTexts } from './longTexts.ts';

const surroundings = {
  publicUrl: 'https://quorum.example.org',
  unsubscribeUrl: 'https://quorum.example.org/unsubscribe/u',
  language: 'en',
  isConfirmed: true,
} as const;

/** Of every kind of mail one that says as much as people can write. */
export const longMails = ({ title, location, name, comment }: LongTexts): Record<string, Message> => {
  const event = {
    urlHash: 'abcdefghijklmnopqrstuv',
    title,
    location,
    creatorName: name,
    date: DateTime.fromISO('2031-07-04T17:30:00Z'),
    endTime: null,
    timezone: 'America/Argentina/ComodRivadavia',
  };
  // what says most: the sum is one thing, and who is certain another
  const decidesAt = DateTime.fromISO('2031-07-03T17:30:00Z');
  const needs = { participantThreshold: 8, decisionRule: 'DEFINITE', decideAt: decidesAt } as const;
  const standing = {
    ...enoughBy({ expected: 8.5, certain: 1 }, needs),
    status: 'GATHERING' as const,
    decidesAt,
    seats: '●◐'.repeat(12),
  };
  const responses = [{ name, comment, likelihood: 0.5, isNew: true }];
  const before = { ...event, location: title, timezone: 'Europe/Berlin' };
  const responseUrl = `https://quorum.example.org/events/${event.urlHash}#response=1.t`;
  const own = {
    response: { likelihood: 1, minParticipants: 12, status: 'CONDITIONAL' },
    calendar: 'TENTATIVE',
  } as const;
  return {
    confirmation: confirmation({ event, ...own, standing, responseUrl, withdrawUrl: responseUrl }, surroundings),
    'new responses': newResponses({ event, responses, ...standing }, surroundings),
    quorum: quorum({ event, ...standing }, surroundings),
    changed: changed({ event, before, isOff: false, own }, surroundings),
    cancelled: cancelled({ event }, surroundings),
    reminder: reminder({ event, own, ...standing }, surroundings),
  };
};
