import type { TokenScope } from './platform/tokenScopes.ts';

/** The actor, as far as it is proven. */
export interface Actor {
  /** The signed-in person, null for a visitor. */
  uid: string | null;
  /** Whether the one who runs the product has named them in `ADMIN_UIDS`. */
  isOperator?: boolean;
  /** What their API token is for, where a program acts for them with one. */
  scopes?: readonly TokenScope[] | null;
}

interface Owned {
  creatorId: string;
  /** Whether an operator took it out of sight. */
  isHidden?: boolean;
}

export interface OwnedEvent extends Owned {
  /** Those who organise it with its creator. */
  coOrganisers: readonly { uid: string }[];
}

/** A poll, known by what only polls have: its creator organises it alone. An event without its co-organisers does not compile as one. */
export interface OwnedPoll extends Owned {
  autoScheduleChance: number | null;
  coOrganisers?: never;
}

export type Organised = OwnedEvent | OwnedPoll;

/** An event, as others of its series see it. */
export interface DateOfSeries extends OwnedEvent {
  isPrivate: boolean;
}

/** A response, with what is known of its owner. */
export interface OwnedResponse {
  /** Null when a visitor responded without an account. */
  uid: string | null;
  /** Whether the actor has its token, or uses the browser that joined. */
  isProven: boolean;
}

const is = (actor: Actor, uid: string | null) => actor.uid !== null && actor.uid === uid;

/** Signed-in users may create events (spec section 6). */
export const canCreateEvent = (actor: Actor): boolean => actor.uid !== null;

/** The event creator may edit and delete the event (spec section 6). Deleting, handing over and inviting are theirs alone. */
export const ownsEvent = (actor: Actor, event: Pick<Owned, 'creatorId'>): boolean => is(actor, event.creatorId);

/** Everything else that a creator may do is for co-organisers as well. */
export const canManageEvent = (actor: Actor, event: Organised): boolean =>
  ownsEvent(actor, event) || (event.coOrganisers?.some(({ uid }) => is(actor, uid)) ?? false);

/**
 * The result of a change must not get around the scope for reading: without that scope, a token shows nothing that is
 * only for organisers.
 */
export const readsAsOrganiser = (actor: Actor, event: Organised): boolean =>
  (actor.scopes?.includes('read') ?? true) && canManageEvent(actor, event);

/**
 * Whether the actor may change, as an organiser, what belongs to others. Where owners and organisers use the same call,
 * a token needs the scope for organising as well.
 */
export const canOrganise = (actor: Actor, event: Organised): boolean =>
  (actor.scopes?.includes('manage') ?? true) && canManageEvent(actor, event);

/** The creator removes a co-organiser, and co-organisers themselves. */
export const canRemoveCoOrganiser = (actor: Actor, event: Organised, uid: string): boolean =>
  ownsEvent(actor, event) || (is(actor, uid) && canManageEvent(actor, event));

/** Operators read what was reported, and hide events. */
export const canModerate = (actor: Actor): boolean => actor.uid !== null && actor.isOperator === true;

/** A hidden event can be seen only by its organisers and operators; for others it is like one that never existed. */
export const canSeeEvent = (actor: Actor, event: Organised): boolean =>
  !event.isHidden || canManageEvent(actor, event) || canModerate(actor);

/**
 * Whether one date of a series leads to another. Only a private date of the same organiser leads to a private one,
 * whose hash is known to people who were invited; a public date would show it to everybody.
 */
export const canReachEvent = (actor: Actor, from: DateOfSeries, to: DateOfSeries): boolean =>
  canSeeEvent(actor, to) &&
  (!to.isPrivate || canManageEvent(actor, to) || (from.isPrivate && from.creatorId === to.creatorId));

/** Whether a date leads to the page of its series, whose first date is `lead`: to one of the same organiser alone. */
export const canReachSeries = (actor: Actor, from: DateOfSeries, lead: DateOfSeries): boolean =>
  from.creatorId === lead.creatorId && canReachEvent(actor, from, lead);

/**
 * Whether a poll leads to the event that it became. If a public poll's event was made private later, only people who
 * voted for it are led there.
 */
export const canReachEventOfPoll = (
  actor: Actor,
  poll: Pick<DateOfSeries, 'isPrivate'>,
  event: DateOfSeries,
  hasAnswered: boolean,
): boolean =>
  canSeeEvent(actor, event) && (!event.isPrivate || poll.isPrivate || hasAnswered || canManageEvent(actor, event));

/** A response is one's own by uid, or by the token or browser it was made with (spec sections 4 and 6). */
export const ownsResponse = (actor: Actor, response: OwnedResponse): boolean =>
  response.isProven || is(actor, response.uid);

/** Only its owner may change a response. */
export const canEditResponse = ownsResponse;

/** The response owner may remove it, and so may the event's creator (spec section 6) and co-organisers. */
export const canRemoveResponse = (actor: Actor, response: OwnedResponse, event: Organised): boolean =>
  ownsResponse(actor, response) || canOrganise(actor, event);

/**
 * The group chat is for people who are coming or may come and for organisers: anybody who has its address could join
 * it.
 */
export const canReadChatLink = (actor: Actor, event: Organised, hasResponded: boolean): boolean =>
  hasResponded || readsAsOrganiser(actor, event);

/** Its owner says that they have paid, and an organiser that the payment is there. */
export const canMarkPayment = canRemoveResponse;

/** A standing response to a series is one's own as a response is, and its organiser may remove it. */
export const canEditRegular = ownsResponse;
export const canRemoveRegular = canRemoveResponse;

/** An email address is for its owner and for the event's organisers alone, and so is what they have hidden. */
export const canSeeEmail = (actor: Actor, response: OwnedResponse, event: Organised): boolean =>
  ownsResponse(actor, response) || readsAsOrganiser(actor, event);
