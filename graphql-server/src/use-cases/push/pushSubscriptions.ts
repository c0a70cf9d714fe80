import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { MAX_DEVICES, pushDevice, pushSubscription } from '@quorum/domain/push/subscription';
import { record } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import { PushRepository } from '../../persistence/repositories/PushRepository.ts';
import { getOwnAnswer, type AnswerAddress } from '../answers/changeAnswer.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { RESPONSES } from '../responses/responses.ts';

const takeChange = ({ limiter, actor }: Context, { urlHash }: AnswerAddress) =>
  limiter.consume(ofNetwork('editResponse', actor.address, urlHash));

/**
 * Notifies a device about a response from now on, in the language of the request. For the owner of the response.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`; `CONFLICT` where no notifications are sent
 */
export async function subscribeToPush(context: Context, address: AnswerAddress, input: unknown): Promise<void> {
  const { actor, clock, pushSender, mailing } = context;
  if (!pushSender || !mailing) throw new DomainError('CONFLICT', 'push.none');
  await takeChange(context, address);
  const device = { ...parse(pushSubscription, input), language: actor.language };
  const response = await getOwnAnswer(context, RESPONSES, address);
  await inTransaction(context, NO_TURN, async (transaction) => {
    const kept = { now: clock.now(), max: MAX_DEVICES };
    const isNew = await new PushRepository(transaction.em).subscribe(response.id, device, kept);
    if (isNew) record(transaction, { type: 'response.deviceAdded', event: response.event, response });
  });
}

/**
 * Ends that. For the owner of the response.
 * @returns whether the device was notified until now
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function unsubscribeFromPush(context: Context, address: AnswerAddress, input: unknown): Promise<boolean> {
  await takeChange(context, address);
  const { endpoint } = parse(pushDevice, input);
  const response = await getOwnAnswer(context, RESPONSES, address);
  return inTransaction(context, NO_TURN, async (transaction) => {
    const wasKnown = await new PushRepository(transaction.em).unsubscribe(response.id, endpoint);
    if (wasKnown) record(transaction, { type: 'response.deviceRemoved', event: response.event, response });
    return wasKnown;
  });
}
