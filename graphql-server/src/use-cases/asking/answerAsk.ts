import type { AskAnswer } from '@quorum/domain/decision/ask';
import { DomainError } from '@quorum/domain/errors';
import { ofNetwork } from '../../gateways/limiter.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { changeLocked } from '../answers/changeAnswer.ts';
import { askDigest, askDigestsOf } from './askSecrets.ts';
import { requireAsk } from './getAsk.ts';
import { RESPONSES } from '../responses/responses.ts';
import { reply } from './reply.ts';
import { requireOpen } from './requireOpen.ts';

/**
 * Does what a button of the page says that a mail leads to. Somebody who wants a seat after all were taken changes
 * nothing.
 * @throws DomainError `NOT_FOUND` for a link that is not valid any more; `CONFLICT` for an event that has begun or was
 * called off; `BAD_USER_INPUT`, `RATE_LIMITED`
 * @param seats how many come, of a party that is offered places; null for all
 */
export async function answerAsk(
  context: Context,
  token: string,
  answer: AskAnswer,
  seats: number | null = null,
): Promise<void> {
  const { actor, em, limiter, clock } = context;
  // apart from the change, which reads all of it as another answer by this link has left it
  const { participant } = await requireAsk({ ...context, em: em.fork() }, token);
  const { urlHash } = participant.event;
  // a refusal must neither hold the event nor load it
  requireOpen(participant.event, clock.now());
  const claims = ofNetwork('editResponse', actor.address, urlHash);
  await limiter.check(claims);
  const address = { urlHash, id: String(participant.id) };
  await changeLocked(context, RESPONSES, address, async (transaction, locked) => {
    requireOpen(locked.of, clock.now());
    const ask = await lockAsk(transaction, token);
    await transaction.limiter.consume(claims);
    await reply(transaction, locked, { ask, answer, seats });
    const { answer: response } = locked;
    // if the link came by mail, the address is theirs
    const isByMail = ask.tokenDigest === askDigest(transaction.tokens, token);
    if (isByMail && response.email !== null && (ask.kind === 'PLACE' || ask.reply !== 'LATE'))
      transaction.em.assign(response, { isEmailConfirmed: true });
  });
}

async function lockAsk({ em, tokens }: Transaction, token: string): Promise<AskEntity> {
  const ask = await new AskRepository(em).findLocked(askDigestsOf(tokens, token));
  // another address was left since, to which this link was not sent
  if (!ask) throw new DomainError('NOT_FOUND', 'ask.expired');
  return ask;
}
