import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { getOwnAnswer, type AnswerAddress } from '../answers/changeAnswer.ts';
import type { Context } from '../Context.ts';
import { countRefusals } from '../inTransaction.ts';
import { RESPONSES } from './responses.ts';

/** A response as it is, with its event, for its owner alone. @throws DomainError `FORBIDDEN`, `NOT_FOUND` */
export async function getOwnResponse(
  context: Context,
  address: AnswerAddress,
): Promise<{ event: ShownEvent; participant: ParticipantEntity }> {
  const participant = await countRefusals(context, () => getOwnAnswer(context, RESPONSES, address));
  return { event: await context.events.require(address.urlHash), participant };
}
