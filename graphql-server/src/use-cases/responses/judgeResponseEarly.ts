import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { judgeEarly } from '../judgeEarly.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Judges who wants to change a response, as `judgeEarly` does.
 * @throws DomainError `NOT_FOUND`, `RATE_LIMITED`, and what `judge` throws
 */
export async function judgeResponseEarly(
  context: Context,
  { urlHash, participantId }: Pick<ResponseAddress, 'urlHash' | 'participantId'>,
  judge: (event: EventEntity, response: ParticipantEntity) => void,
): Promise<void> {
  const look = async ({ events, responses }: Context) => {
    const event = await events.requireVisible(urlHash);
    return { event, response: await responses.require(event, participantId) };
  };
  await judgeEarly(context, look, ({ event, response }) => judge(event, response));
}
