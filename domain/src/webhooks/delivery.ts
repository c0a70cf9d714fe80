/** Where a delivery stands. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why the last attempt has failed: the receiver answered something else than 2xx; it could not be reached, or not in time; it
 * answers without end; it is where webhooks do not go. Or why there was none: the webhook was turned off, or may not be told
 * that any more.
 */
export const DELIVERY_PROBLEMS = [
  'STATUS',
  'UNREACHABLE',
  'TIMEOUT',
  'TOO_MUCH',
  'ADDRESS',
  'OFF',
  'WITHDRAWN',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Why a webhook is turned off: by its owner, after days of failures, or because the receiver answered 410. */
export const DISABLED_BECAUSE = ['OWNER', 'FAILING', 'GONE'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/** What a receiver gets: deliveries as they are, or messages for the people of a chat. */
export const WEBHOOK_KINDS = ['STANDARD', 'SLACK', 'DISCORD', 'MATTERMOST', 'TELEGRAM'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
