import { requireNotCalledOff } from '@quorum/domain/decision/decision';
import { MAX_GUESTS } from '@quorum/domain/event/constants';
import { addedResponse } from '@quorum/domain/organising/added';
import { requireMarkable } from '@quorum/domain/organising/attendance';
import { parse } from '@quorum/domain/parse';
import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import { requirePossible } from '@quorum/domain/response/plan';
import { record } from '../../activity/record.ts';
import { theEvent } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { judgeEarly } from '../judgeEarly.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { addArriving, requireRoomForOne } from '../responses/addArriving.ts';

const judgeFor =
  ({ actor }: Pick<Context, 'actor'>) =>
  (event: OwnedEvent): void => {
    permit(canManageEvent(actor, event), 'response.notYoursToAdd');
  };

/** Refuses, before anything is held, who may not add people. @throws DomainError as `addResponse` does */
export async function judgeAdding(context: Context, urlHash: string): Promise<void> {
  requireSignedIn(context.actor);
  await judgeEarly(context, theEvent(urlHash).look, judgeFor(context));
}

/** A plain yes of somebody without an account, who left no address. */
const PLAIN_YES = {
  likelihood: 1,
  minParticipants: null,
  isStandby: false,
  email: null,
  language: null,
  isEmailConfirmed: false,
  uid: null,
  visitorDigest: null,
};

/**
 * Adds somebody by name, such as a person without a telephone, or one who came without having responded. They wait where the
 * event is full. Nobody holds the token of such a response: it is for the organisers to change.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`; `CONFLICT` for an event that
 * was called off or has all responses that it can take
 */
export async function addResponse(transaction: Transaction, urlHash: string, input: unknown) {
  const { clock, events, limiter, responses, tokens } = transaction;
  const { attended, ...said } = parse(addedResponse, input);
  const draft = { ...PLAIN_YES, ...said, tokenDigest: tokens.digest(tokens.secret()) };
  await limiter.consume([{ limit: 'attendance', key: urlHash }]);
  const event = await events.requireLocked(urlHash);
  judgeFor(transaction)(event);
  requireNotCalledOff(event);
  if (attended !== null) requireMarkable(event, attended, clock.now());
  const { participantThreshold, capacity } = event;
  requirePossible(draft, { participantThreshold, capacity, maxGuests: MAX_GUESTS });
  const others = await responses.listPlaced(event);
  requireRoomForOne(others);
  const added = await addArriving(transaction, { event, others }, draft, 'ORGANISER');
  // there is no person who could have responded before
  if (added === null) throw new Error('A response without a person was refused as a second one');
  const { participant } = added;
  if (attended !== null) {
    await responses.attendance.mark(participant.id, attended, clock.now());
    record(transaction, { type: 'response.attendanceMarked', event, response: participant, attended });
  }
  return added;
}
