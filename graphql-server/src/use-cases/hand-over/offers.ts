import { HAND_OVER_DAYS, type HandedOver, takeOver } from '@quorum/domain/event/handOver';
import { parse } from '@quorum/domain/parse';
import { ownsEvent, type Organised } from '@quorum/domain/policies';
import { requireUnscheduled } from '@quorum/domain/poll/status';
import type { DateTime } from 'luxon';
import { recordOf } from '../../activity/record.ts';
import { PollEntity } from '../../persistence/entities/PollEntity.ts';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import { changeJudged, theEventOrPoll } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

export interface HandOver {
  /** Shown once, here: anybody who brings it within the time becomes the organiser. */
  token: string;
  expiresAt: DateTime;
}

type Owned = Organised & { id: number };

/**
 * Makes the token by which one other person takes an event or a poll over. A token that was made before stops working.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`; `CONFLICT` for a poll that has its event
 */
export async function handOver(context: Context, what: HandedOver, urlHash: string): Promise<HandOver> {
  const { actor, tokens, clock } = context;
  requireSignedIn(actor);
  const token = tokens.secret();
  const expiresAt = clock.now().plus({ days: HAND_OVER_DAYS });
  const judge = (owned: Organised) => {
    permit(ownsEvent(actor, owned), `${what}.notYoursToHandOver`);
    // once a poll has its event, that is what somebody else can take over
    if (owned instanceof PollEntity) requireUnscheduled(owned);
  };
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject: theEventOrPoll(what, urlHash), judge, claims }, async (transaction, owned) => {
    await new HandOverRepository(transaction.em).replace(what, owned, tokens.digest(token), expiresAt);
    recordOf(transaction, what, 'handOverOffered', owned);
  });
  return { token, expiresAt };
}

/**
 * Makes the token of a hand-over useless. That there was none is no fault: the caller
 * may not know whether it was used.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function withdrawHandOver(context: Context, what: HandedOver, urlHash: string): Promise<void> {
  const { actor } = context;
  requireSignedIn(actor);
  const judge = (owned: Organised) => {
    permit(ownsEvent(actor, owned), 'handOver.notYours');
  };
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject: theEventOrPoll(what, urlHash), judge, claims }, async (transaction, owned) => {
    await new HandOverRepository(transaction.em).removeAll(what, [owned]);
    recordOf(transaction, what, 'handOverWithdrawn', owned);
  });
}

/** The token that somebody who takes over brings. @throws DomainError `BAD_USER_INPUT` */
export const tokenIn = (input: unknown): string => parse(takeOver, input).token;

/** @throws DomainError `FORBIDDEN` for a token that does not hand this over, or no longer */
export async function requireOffer(context: Context, what: HandedOver, owned: Owned, token: string): Promise<void> {
  const { em, tokens, clock } = context;
  const offer = await new HandOverRepository(em).find(what, owned);
  permit(
    offer !== null && offer.expiresAt > clock.now() && tokens.matches(token, offer.tokenDigest),
    `handOver.${what}LinkExpired`,
  );
}
