import { isoOf } from '@quorum/domain/isoOf';
import {
  INVITATION_DAYS,
  CO_ORGANISERS_MAX,
  isCoOrganiser,
  requireRoomForCoOrganiser,
} from '@quorum/domain/organising/coOrganisers';
import { DomainError } from '@quorum/domain/errors';
import { ownsEvent } from '@quorum/domain/policies';
import type { DateTime } from 'luxon';
import { record } from '../../activity/record.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { CoOrganiser } from '../../persistence/entities/sharedProperties.ts';
import { CoOrganiserRepository } from '../../persistence/repositories/organising/CoOrganiserRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { changeJudged, theEvent, theSeries } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import { creatorNameOf } from '../events/creatorName.ts';
import { tokenIn } from '../hand-over/offers.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn, type SignedInActor } from '../permit.ts';

/** An event and, of a series, its root and the dates to come that its creator has: people who organise one organise all of them. */
async function organisedTogether({ events, clock }: Transaction, event: EventEntity): Promise<EventEntity[]> {
  const root = await events.rootOf(event);
  const following = await events.listFollowingLocked(root, clock.now());
  return [...new Set([event, root, ...following])].filter(({ creatorId }) => creatorId === event.creatorId);
}

export interface Invitation {
  /** Shown once, here: the first who brings it within the time organises the event, too. */
  token: string;
  expiresAt: DateTime;
}

/**
 * Makes a token by which one person comes to organise an event with its creator. The latest five of an event are valid.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`; `CONFLICT` where there are five of them
 */
export async function inviteCoOrganiser(context: Context, urlHash: string): Promise<Invitation> {
  const { actor, tokens, clock } = context;
  requireSignedIn(actor);
  const token = tokens.secret();
  const expiresAt = clock.now().plus({ days: INVITATION_DAYS });
  const judge = (event: EventEntity) => {
    permit(ownsEvent(actor, event), 'coOrganisers.notYours');
    requireRoomForCoOrganiser(event);
  };
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject: theEvent(urlHash), judge, claims }, async (transaction, event) => {
    const invitations = new CoOrganiserRepository(transaction.em);
    await invitations.invite(event, tokens.digest(token), expiresAt, CO_ORGANISERS_MAX);
    record(transaction, { type: 'event.coOrganiserInvited', event });
  });
  return { token, expiresAt };
}

/**
 * Has the signed-in person organise an event with its creator, by the token of an invitation; of a series, what follows as
 * well. For somebody who does already nothing changes.
 * @throws DomainError `UNAUTHENTICATED`, `NOT_FOUND`, `BAD_USER_INPUT`; `FORBIDDEN` without a valid token, `CONFLICT` for the
 * creator and where there are five of them
 */
export async function acceptCoOrganiser(context: Context, urlHash: string, input: unknown): Promise<ShownEvent> {
  const { actor, events, tokens } = context;
  requireSignedIn(actor);
  const digest = tokens.digest(tokenIn(input));
  const judge = async (event: EventEntity, { em, clock }: Context) => {
    if (isCoOrganiser(event, actor.uid)) return;
    const invitation = await new CoOrganiserRepository(em).find(event, digest);
    permit(invitation !== null && invitation.expiresAt > clock.now(), 'coOrganisers.linkExpired');
    if (ownsEvent(actor, event)) throw new DomainError('CONFLICT', 'coOrganisers.isYours');
    requireRoomForCoOrganiser(event);
  };
  await changeJudged(context, { subject: theSeries(urlHash), judge }, async (transaction, event) => {
    if (isCoOrganiser(event, actor.uid)) return;
    const invitations = new CoOrganiserRepository(transaction.em);
    const invitation = await invitations.find(event, digest);
    if (invitation) await invitations.remove(invitation);
    await join(transaction, actor, event);
  });
  return events.require(urlHash);
}

async function join(transaction: Transaction, actor: SignedInActor, event: EventEntity): Promise<void> {
  const { em, clock } = transaction;
  const { uid, identity, language } = actor;
  const joining: CoOrganiser = {
    uid,
    displayName: creatorNameOf(identity),
    email: identity.email,
    language,
    since: isoOf(clock.now()),
  };
  for (const one of await organisedTogether(transaction, event)) {
    // a date of its own may have others
    if (isCoOrganiser(one, uid) || one.coOrganisers.length >= CO_ORGANISERS_MAX) continue;
    em.assign(one, { coOrganisers: [...one.coOrganisers, joining], updatedAt: clock.now() });
    record(transaction, { type: 'event.coOrganiserJoined', event: one });
  }
}
