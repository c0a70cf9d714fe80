import { DomainError } from '@quorum/domain/errors';
import { CODE } from '@quorum/domain/phone/code';
import { canSeeEvent } from '@quorum/domain/policies';
import { reason } from '@quorum/domain/refusals/Reason';
import { isCode } from '../../gateways/phone/codes.ts';
import { RateLimited } from '../../gateways/RateLimited.ts';
import { AccountPhoneRepository } from '../../persistence/repositories/sms/AccountPhoneRepository.ts';
import { PhoneKeyRepository } from '../../persistence/repositories/sms/PhoneKeyRepository.ts';
import { PhoneRepository } from '../../persistence/repositories/sms/PhoneRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../inTransaction.ts';
import { codedFor, isOfAccount, type StoredPhone } from './phoneOwner.ts';
import { noteConfirmed } from './sendCode.ts';

type Tried = 'RIGHT' | 'EXPIRED' | 'USED_UP' | { left: number };

/** Tries a code, and counts it where it is wrong. */
async function tryCode({ clock, em }: Transaction, phone: StoredPhone, typed: string): Promise<Tried> {
  const { codeSeed: seed = null, codeExpiresAt, number } = phone;
  // before it is looked at: a hundred at once have five tries, too
  if (phone.tries >= CODE.tries) return 'USED_UP';
  if (seed === null || !codeExpiresAt || codeExpiresAt < clock.now()) return 'EXPIRED';
  const key = await new PhoneKeyRepository(em).require();
  if (isCode(key, { owner: codedFor(phone), number, seed }, typed)) return 'RIGHT';
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
 * Confirms the number that `find` locks, by its code; one that is confirmed already stays so.
 * @throws DomainError `BAD_USER_INPUT` for a wrong code, with the tries that are left, and for one that has expired;
 * `RATE_LIMITED` once there is none left; `CONFLICT` where no number was left
 */
export async function confirmWithCode(
  context: Context,
  code: string,
  find: (transaction: Transaction) => Promise<StoredPhone | null>,
): Promise<void> {
  // what was tried is counted though it is refused, so that it is refused after the commit
  const tried = await inTransaction(context, NO_TURN, async (transaction): Promise<Tried> => {
    const phone = await find(transaction);
    if (!phone) throw new DomainError('CONFLICT', 'phone.notLeft');
    if (phone.confirmedAt) return 'RIGHT';
    const result = await tryCode(transaction, phone, code);
    if (result === 'RIGHT') await noteConfirmed(transaction, phone);
    return result;
  });
  if (tried !== 'RIGHT') throw refusalOf(tried);
}

/** Whether a text may confirm it: of a response, only as long as everybody may see its event. */
async function isOpen({ em, actor }: Transaction, phone: StoredPhone): Promise<boolean> {
  if (isOfAccount(phone)) return true;
  const { event } = await em.populate(phone.participant, ['event']);
  return canSeeEvent(actor, event);
}

const CODE_IN_TEXT = /(?<!\d)\d{6}(?!\d)/;

/**
 * Confirms a number by a text that came from it: its owner sends back the code that they got. Where it was left with several
 * responses, or in accounts, each of them whose code it is.
 * @param from in E.164
 * @returns whether it confirmed anything
 */
export async function confirmByText(context: Context, from: string, text: string): Promise<boolean> {
  const [code] = CODE_IN_TEXT.exec(text.normalize('NFKC').replaceAll(/(?<=\d)[ -](?=\d)/g, '')) ?? [];
  if (code === undefined) return false;
  return inTransaction(context, NO_TURN, async (transaction) => {
    const { em } = transaction;
    const waiting: StoredPhone[] = [
      ...(await new PhoneRepository(em).listUnconfirmedLocked(from)),
      ...(await new AccountPhoneRepository(em).listUnconfirmedLocked(from)),
    ];
    let isAny = false;
    for (const phone of waiting) {
      if ((await tryCode(transaction, phone, code)) !== 'RIGHT' || !(await isOpen(transaction, phone))) continue;
      await noteConfirmed(transaction, phone);
      isAny = true;
    }
    return isAny;
  });
}
