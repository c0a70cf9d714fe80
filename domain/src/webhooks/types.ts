/** What a webhook can receive, by the names that receivers read. */
export const WEBHOOK_TYPES = [
  'event.created',
  'event.updated',
  'event.confirmed',
  'event.called_off',
  'event.reopened',
  'event.deleted',
  'event.threshold_reached',
  'event.threshold_lost',
  'event.at_risk',
  'response.created',
  'response.updated',
  'response.removed',
  'poll.created',
  'poll.scheduled',
  'poll.closed',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** All types, those of later releases too. */
export const EVERY_TYPE = '*';

/** Which events and polls a webhook covers: those that its owner organises, or all public ones. */
export const WEBHOOK_SCOPES = ['OWN', 'PUBLIC'] as const;
export type WebhookScope = (typeof WEBHOOK_SCOPES)[number];

/** What the table reads of an activity, where its type alone does not say what is told. */
export interface Happened {
  status?: unknown;
  before?: unknown;
  isEnough?: unknown;
  isPrivate?: boolean;
  fields?: readonly string[];
}

const beforeIn = ({ before }: Happened): Readonly<Record<string, unknown>> =>
  typeof before === 'object' && before !== null ? (before as Record<string, unknown>) : {};

const ofDecision = ({ status }: Happened): WebhookType => {
  if (status === 'CONFIRMED') return 'event.confirmed';
  return status === 'CALLED_OFF' ? 'event.called_off' : 'event.reopened';
};

/** It may change by the rule that decides alone, which nobody counts by. */
const ofOutcome = (happened: Happened): WebhookType | null => {
  if (beforeIn(happened).isEnough === happened.isEnough) return null;
  return happened.isEnough === true ? 'event.threshold_reached' : 'event.threshold_lost';
};

/** For everybody else an event comes when it is shown for the first time, and goes when it is not shown any more. */
const ofChange = (happened: Happened): WebhookType => {
  const wasPrivate = beforeIn(happened).isPrivate;
  if (typeof wasPrivate !== 'boolean' || wasPrivate === happened.isPrivate) return 'event.updated';
  return wasPrivate ? 'event.created' : 'event.deleted';
};

/** A reply that changes nothing would tell who was asked. */
const ofReply = ({ fields = [] }: Happened): WebhookType | null => (fields.length > 0 ? 'response.updated' : null);

type TypeOf = WebhookType | null | ((happened: Happened) => WebhookType | null);

/** What is told to organisers, and to everybody. */
interface ByScope {
  OWN: TypeOf;
  PUBLIC: TypeOf;
}

const toAll = (type: TypeOf): ByScope => ({ OWN: type, PUBLIC: type });
const NOTHING = toAll(null);

/** The type of delivery for each activity. */
export const WEBHOOK_TYPE_OF = {
  'event.created': toAll('event.created'),
  'event.changed': { OWN: 'event.updated', PUBLIC: ofChange },
  'event.decided': toAll(ofDecision),
  'event.explained': toAll('event.updated'),
  'event.heldByRain': toAll('event.at_risk'),
  'event.outcomeChanged': toAll(ofOutcome),
  'event.fell': toAll('event.at_risk'),
  'event.stillInAsked': toAll('event.updated'),
  'event.handedOver': toAll('event.updated'),
  'event.deleted': toAll('event.deleted'),
  // its organisers see it on
  'event.hidden': { OWN: null, PUBLIC: 'event.deleted' },
  'event.shown': { OWN: null, PUBLIC: 'event.created' },
  'response.created': toAll('response.created'),
  'response.changed': toAll('response.updated'),
  'response.replied': toAll(ofReply),
  'response.removed': toAll('response.removed'),
  'response.hidden': toAll('response.removed'),
  'response.shown': toAll('response.created'),
  'poll.created': toAll('poll.created'),
  'poll.scheduled': toAll('poll.scheduled'),
  'poll.closed': toAll('poll.closed'),

  // of which another activity of the same change says what receivers see
  'event.placesChanged': NOTHING,
  'event.recovered': NOTHING,
  'event.seatsClosed': NOTHING,
  'event.regularsResponded': NOTHING,
  'response.withdrew': NOTHING,
  'series.ended': NOTHING,
  'series.movedTo': NOTHING,
  'series.left': NOTHING,
  'series.over': NOTHING,

  // between an organiser, or the clock, and certain people
  'event.asked': NOTHING,
  'event.placesOffered': NOTHING,
  'event.offersEnded': NOTHING,
  'event.announced': NOTHING,
  'event.messageSent': NOTHING,
  'event.reminderDue': NOTHING,
  'event.reported': NOTHING,
  'event.coOrganiserInvited': NOTHING,
  'event.coOrganiserJoined': NOTHING,
  'event.coOrganiserLeft': NOTHING,
  'event.handOverOffered': NOTHING,
  'event.handOverWithdrawn': NOTHING,
  'response.deviceAdded': NOTHING,
  'response.deviceRemoved': NOTHING,
  'response.phoneCodeAsked': NOTHING,
  'response.phoneConfirmed': NOTHING,
  'response.attendanceMarked': NOTHING,
  'response.notificationsChanged': NOTHING,
  'response.paymentChanged': NOTHING,
  'response.adopted': NOTHING,
  'regular.created': NOTHING,
  'regular.changed': NOTHING,
  'regular.removed': NOTHING,
  'regular.adopted': NOTHING,

  // of polls there are three things that one programs against
  'poll.changed': NOTHING,
  'poll.reopened': NOTHING,
  'poll.deleted': NOTHING,
  'poll.hidden': NOTHING,
  'poll.shown': NOTHING,
  'poll.reported': NOTHING,
  'poll.released': NOTHING,
  'poll.handOverOffered': NOTHING,
  'poll.handOverWithdrawn': NOTHING,
  'poll.handedOver': NOTHING,
  'vote.created': NOTHING,
  'vote.removed': NOTHING,
  'vote.adopted': NOTHING,
  'vote.changed': NOTHING,
  'votes.imported': NOTHING,

  // of people and of this server
  'follow.saved': NOTHING,
  'follow.ended': NOTHING,
  'follow.digestDue': NOTHING,
  'webhook.created': NOTHING,
  'webhook.changed': NOTHING,
  'webhook.deleted': NOTHING,
  'webhook.tested': NOTHING,
  'webhook.redelivered': NOTHING,
  'webhook.disabled': NOTHING,
  'cancelledEvent.deleted': NOTHING,
  'cancelledPoll.deleted': NOTHING,
  'report.dismissed': NOTHING,
  'account.deleted': NOTHING,
  'account.notificationsChanged': NOTHING,
  'account.phoneChanged': NOTHING,
  'account.phoneCodeAsked': NOTHING,
  'account.phoneConfirmed': NOTHING,
  'account.reliabilityErased': NOTHING,
  'calendarFeed.renewed': NOTHING,
  'token.created': NOTHING,
  'token.revoked': NOTHING,
} satisfies Record<string, ByScope>;

/** The type of delivery for something that happened; null where there is none. */
export const webhookTypeOf = (
  activity: keyof typeof WEBHOOK_TYPE_OF,
  scope: WebhookScope,
  happened: Happened,
): WebhookType | null => {
  const type: TypeOf = WEBHOOK_TYPE_OF[activity][scope];
  return typeof type === 'function' ? type(happened) : type;
};

/** Whether a webhook for `types` wants this type. */
export const wantsType = (types: readonly string[], type: WebhookType): boolean =>
  types.includes(EVERY_TYPE) || types.includes(type);
