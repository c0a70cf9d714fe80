import { waitlistPositions } from '@quorum/domain/decision/status';
import { parse } from '@quorum/domain/parse';
import { codeTyped } from '@quorum/domain/phone/code';
import { ofNetwork } from '../../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../../persistence/entities/EventEntity.ts';
import { getOwnAnswer, type AnswerAddress } from '../../answers/changeAnswer.ts';
import type { Context } from '../../Context.ts';
import { countRefusals } from '../../inTransaction.ts';
import { confirmWithCode } from '../../phone/tryCode.ts';
import { RESPONSES } from '../responses.ts';

/**
 * Confirms the number of a response by the code that was sent to it. For the owner of the response. A number that is
 * confirmed already stays so.
 * @throws DomainError `NOT_FOUND`, `FORBIDDEN`, and as `confirmWithCode` does
 */
export async function confirmPhone(
  context: Context,
  address: AnswerAddress,
  input: unknown,
): Promise<{ participant: ParticipantEntity; waitlistPosition: number | null }> {
  const { code } = parse(codeTyped, input);
  const claims = ofNetwork('editResponse', context.actor.address, address.urlHash);
  await context.limiter.check(claims);
  const participant = await countRefusals(context, () => getOwnAnswer(context, RESPONSES, address));
  await confirmWithCode(context, code, async ({ limiter, responses }) => {
    await limiter.consume(claims);
    return responses.phones.findLocked(participant.id);
  });
  const placed = await context.responses.listPlaced(participant.event);
  const own = placed.find(({ id }) => id === participant.id);
  return { participant, waitlistPosition: (own && waitlistPositions(placed).get(own)) ?? null };
}
