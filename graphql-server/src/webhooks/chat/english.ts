import type { WebhookType } from '@quorum/domain/webhooks/types';

/** What a chat reads, where the figures do not say it. */
const happened: Readonly<Record<WebhookType, string>> = {
  'event.created': 'A new event.',
  'event.updated': 'The event has changed.',
  'event.confirmed': 'It is on!',
  'event.called_off': 'It is called off.',
  'event.reopened': 'It is open again.',
  'event.deleted': 'An event is gone.',
  'event.threshold_reached': 'Enough people are in.',
  'event.threshold_lost': 'There are too few people again.',
  'event.at_risk': 'It is at risk.',
  'response.created': 'Somebody has responded.',
  'response.updated': 'A response has changed.',
  'response.removed': 'Somebody has withdrawn.',
  'poll.created': 'Help find a date.',
  'poll.scheduled': 'The date is found.',
  'poll.closed': 'Voting has ended.',
};

export const english = {
  happened,
  product: 'Quorum',
  are: (going: number, needed: number) => `${going} of ${needed} ${going === 1 ? 'is' : 'are'} in`,
  needed: (missing: number) => `${missing} more needed`,
  enough: 'that is enough',
};
