import type { Door } from '../support/doors.ts';

/**
 * What is named otherwise in the OpenAPI document and in the table of scopes than in the doors of the tests: by GraphQL
 * it is asked through `viewer`, or through an event or a series.
 */
export const CALLED_OTHERWISE: Partial<Record<keyof Door, string>> = {
  ownEvents: 'listOwnEvents',
  ownNotifications: 'getNotifications',
  accountPhone: 'getAccountPhone',
  messages: 'listMessages',
  tokens: 'listTokens',
  webhooks: 'listWebhooks',
  webhookDeliveries: 'listWebhookDeliveries',
  activity: 'listActivity',
  chanceHistory: 'getChanceHistory',
  reach: 'getEventReach',
  attendance: 'getAttendance',
  reliability: 'getReliability',
};
