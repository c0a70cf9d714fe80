import { parse } from '@quorum/domain/parse';
import { codeAsked } from '@quorum/domain/phone/code';
import { ofNetwork } from '../../../gateways/limiter.ts';
import { PhoneRepository } from '../../../persistence/repositories/sms/PhoneRepository.ts';
import { getOwnAnswer, type AnswerAddress } from '../../answers/changeAnswer.ts';
import type { Context } from '../../Context.ts';
import { countRefusals, inTransaction, NO_TURN } from '../../inTransaction.ts';
import { RESPONSES } from '../responses.ts';
import { requireLive } from '../../phone/judgeNumber.ts';
import { requireUnconfirmed, sendCode } from '../../phone/sendCode.ts';

/**
 * Sends another code to the number of a response; the one before is not valid any more. For the owner of the response.
 * @throws DomainError `RATE_LIMITED` where the last one was sent a moment ago, or too many were; `NOT_FOUND`, `FORBIDDEN`;
 * `CONFLICT` where no number was left, it is confirmed, it said STOP, or nothing more is told about the event; `BAD_USER_INPUT`
 */
export async function sendPhoneCode(context: Context, address: AnswerAddress, input: unknown): Promise<void> {
  const { proof } = parse(codeAsked, input ?? {});
  await context.limiter.check(ofNetwork('editResponse', context.actor.address, address.urlHash));
  const participant = await countRefusals(context, () => getOwnAnswer(context, RESPONSES, address));
  await inTransaction(context, NO_TURN, async (transaction) => {
    const { em } = transaction;
    const { event } = await em.populate(participant, ['event']);
    const phone = requireUnconfirmed(await new PhoneRepository(em).findLocked(participant.id));
    const { isHidden, status, pastAfter } = event;
    requireLive(context, { isHidden: isHidden || participant.isHidden, status, pastAfter });
    await sendCode(transaction, phone, { event, proof });
  });
}
