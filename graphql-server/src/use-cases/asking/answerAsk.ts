import { changeBy, type AskAnswer } from '@quorum/domain/decision/ask';
import { requireNotCalledOff } from '@quorum/domain/decision/decision';
import { isRuleMet } from '@quorum/domain/event/enough';
import { DomainError } from '@quorum/domain/errors';
import { pick } from '@quorum/domain/pick';
import { DEFINITE_LIKELIHOOD } from '@quorum/domain/response/constants';
import type { DateTime } from 'luxon';
import { ofNetwork } from '../../gateways/limiter.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { changedFields } from '../changedFields.ts';
import type { Transaction } from '../inTransaction.ts';
import { changeLocked } from '../answers/changeAnswer.ts';
import { countedResponses } from '../responses/countedResponses.ts';
import { planAfter } from '../responses/planAfter.ts';
import { requireAsk } from './getAsk.ts';
import { noteReply } from '../responses/asks.ts';
import { RESPONSES } from '../responses/responses.ts';

/**
 * Does what a button of the page says that a mail leads to. Somebody who wants a seat after all were taken changes
 * nothing.
 * @throws DomainError `NOT_FOUND` for a link that is not valid any more; `CONFLICT` for an event that has begun or was
 * called off; `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function answerAsk(context: Context, token: string, answer: AskAnswer): Promise<void> {
  const { actor, em, limiter, clock } = context;
  // apart from the change, which reads all of it as another answer by this link has left it
  const { participant } = await requireAsk({ ...context, em: em.fork() }, token);
  const { urlHash } = participant.event;
  // a refusal must neither hold the event nor load it
  requireOpen(participant.event, clock.now());
  const claims = ofNetwork('editResponse', actor.address, urlHash);
  await limiter.check(claims);
  const address = { urlHash, id: String(participant.id) };
  await changeLocked(context, RESPONSES, address, async (transaction, { of: event, answer: response }) => {
    requireOpen(event, clock.now());
    const ask = await lockAsk(transaction, token);
    await transaction.limiter.consume(claims);
    reply(transaction, event, { ask, response, answer });
  });
}

function requireOpen(event: Pick<EventEntity, 'date' | 'status'>, now: DateTime): void {
  if (event.date <= now) throw new DomainError('CONFLICT', 'event.begun');
  requireNotCalledOff(event);
}

async function lockAsk({ em, tokens }: Transaction, token: string): Promise<AskEntity> {
  const ask = await new AskRepository(em).findLocked(tokens.digest(token));
  // another address was left since, to which this link was not sent
  if (!ask) throw new DomainError('NOT_FOUND', 'ask.expired');
  return ask;
}

interface Reply {
  ask: AskEntity;
  response: ParticipantEntity;
  answer: AskAnswer;
}

function reply(transaction: Transaction, event: ShownEvent, { ask, response, answer }: Reply): void {
  const { em, clock } = transaction;
  const isComing = response.likelihood > 0;
  const wantsSeat = ask.kind === 'SEAT' && answer === 'IN' && !isComing;
  if (wantsSeat && isRuleMet(countedResponses(event.participants.getItems()), event)) {
    noteReply(transaction, event, { ask, response, reply: 'LATE' });
    return;
  }
  // a yes that still holds stays as it was said
  const isSame = ask.kind === 'STILL_IN' && answer === 'IN' && response.likelihood === DEFINITE_LIKELIHOOD;
  const plan = planAfter(event, response, isSame ? {} : changeBy(answer, response));
  const fields = changedFields(response, pick(plan, ['likelihood', 'minParticipants']));
  // the link came by mail, so the address is theirs
  em.assign(response, { ...plan, isUnconfirmed: false, isEmailConfirmed: true, updatedAt: clock.now() });
  noteReply(transaction, event, { ask, response, reply: answer, fields });
}
