import { waitlistPositions } from '@quorum/domain/decision/status';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { CODE, codeTyped } from '@quorum/domain/phone/code';
import { canSeeEvent } from '@quorum/domain/policies';
import { reason } from '@quorum/domain/refusals/Reason';
import { isCode } from '../../../gateways/phone/codes.ts';
import { ofNetwork } from '../../../gateways/limiter.ts';
import { RateLimited } from '../../../gateways/RateLimited.ts';
import type { ParticipantEntity } from '../../../persistence/entities/EventEntity.ts';
import type { ParticipantPhoneEntity } from '../../../persistence/entities/sms/ParticipantPhoneEntity.ts';
import { PhoneKeyRepository } from '../../../persistence/repositories/sms/PhoneKeyRepository.ts';
import { PhoneRepository } from '../../../persistence/repositories/sms/PhoneRepository.ts';
import { getOwnAnswer, type AnswerAddress } from '../../answers/changeAnswer.ts';
import type { Context } from '../../Context.ts';
import { countRefusals, inTransaction, NO_TURN, type Transaction } from '../../inTransaction.ts';
import { RESPONSES } from '../responses.ts';
import { noteConfirmed } from '../../phone/leavePhone.ts';

type Tried = 'RIGHT' | 'EXPIRED' | 'USED_UP' | { left: number };

/** Tries a code, and counts it where it is wrong. */
async function tryCode({ clock, em }: Transaction, phone: ParticipantPhoneEntity, typed: string): Promise<Tried> {
  const { codeSeed: seed = null, codeExpiresAt, number } = phone;
  // before it is looked at: a hundred at once have five tries, too
  if (phone.tries >= CODE.tries) return 'USED_UP';
  if (seed === null || !codeExpiresAt || codeExpiresAt < clock.now()) return 'EXPIRED';
  const key = await new PhoneKeyRepository(em).require();
  if (isCode(key, { participantId: phone.participant.id, number, seed }, typed)) return 'RIGHT';
  em.assign(phone, { tries: phone.tries + 1 });
  return { left: CODE.tries - phone.tries };
}

const POLICY = { name: 'codeTries', quota: CODE.tries, seconds: CODE.minutes * 60 };

const refusalOf = (tried: Exclude<Tried, 'RIGHT'>): DomainError => {
  const fields = ['code'];
  if (tried === 'USED_UP') return new RateLimited(POLICY, 'limit.codeTries', { fields, retryAfter: POLICY.seconds });
  if (tried === 'EXPIRED') return new DomainError('BAD_USER_INPUT', 'phone.codeExpired', { fields });
  return new DomainError('BAD_USER_INPUT', reason('phone.codeWrong', tried), { fields });
};

/**
 * Confirms the number of a response by the code that was sent to it. For the owner of the response. A number that is
 * confirmed already stays so.
 * @throws DomainError `BAD_USER_INPUT` for a wrong code, with the tries that are left, and for one that has expired;
 * `RATE_LIMITED` once there is none left; `NOT_FOUND`, `FORBIDDEN`, `CONFLICT` where no number was left
 */
export async function confirmPhone(
  context: Context,
  address: AnswerAddress,
  input: unknown,
): Promise<{ participant: ParticipantEntity; waitlistPosition: number | null }> {
  const { code } = parse(codeTyped, input);
  await context.limiter.check(ofNetwork('editResponse', context.actor.address, address.urlHash));
  const participant = await countRefusals(context, () => getOwnAnswer(context, RESPONSES, address));
  // what was tried is counted though it is refused, so that it is refused after the commit
  const tried = await inTransaction(context, NO_TURN, async (transaction): Promise<Tried> => {
    await transaction.limiter.consume(ofNetwork('editResponse', context.actor.address, address.urlHash));
    const phone = await new PhoneRepository(transaction.em).findLocked(participant.id);
    if (!phone) throw new DomainError('CONFLICT', 'phone.notLeft');
    if (phone.confirmedAt) return 'RIGHT';
    const result = await tryCode(transaction, phone, code);
    if (result === 'RIGHT') await noteConfirmed(transaction, phone, participant.event);
    return result;
  });
  if (tried !== 'RIGHT') throw refusalOf(tried);
  const placed = await context.responses.listPlaced(participant.event);
  const own = placed.find(({ id }) => id === participant.id);
  return { participant, waitlistPosition: (own && waitlistPositions(placed).get(own)) ?? null };
}

const CODE_IN_TEXT = /(?<!\d)\d{6}(?!\d)/;

/**
 * Confirms a number by a text that came from it: its owner sends back the code that they got. Where it was left with several
 * responses, each of them whose code it is.
 * @param from in E.164
 * @returns whether it confirmed anything
 */
export async function confirmByText(context: Context, from: string, text: string): Promise<boolean> {
  const [code] = CODE_IN_TEXT.exec(text.normalize('NFKC').replaceAll(/(?<=\d)[ -](?=\d)/g, '')) ?? [];
  if (code === undefined) return false;
  return inTransaction(context, NO_TURN, async (transaction) => {
    let isAny = false;
    for (const phone of await new PhoneRepository(transaction.em).listUnconfirmedLocked(from)) {
      if ((await tryCode(transaction, phone, code)) !== 'RIGHT') continue;
      const { event } = await transaction.em.populate(phone.participant, ['event']);
      if (!canSeeEvent(context.actor, event)) continue;
      await noteConfirmed(transaction, phone, event);
      isAny = true;
    }
    return isAny;
  });
}
