import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { codeAsked, codeTyped } from '@quorum/domain/phone/code';
import { accountPhone } from '@quorum/domain/phone/phone';
import type { DateTime } from 'luxon';
import { record } from '../../../activity/record.ts';
import { ofNetwork } from '../../../gateways/limiter.ts';
import type { PhoneNumber } from '../../../gateways/phone/readNumber.ts';
import type { AccountPhoneEntity } from '../../../persistence/entities/sms/AccountPhoneEntity.ts';
import { AccountPhoneRepository } from '../../../persistence/repositories/sms/AccountPhoneRepository.ts';
import { PhoneKeyRepository } from '../../../persistence/repositories/sms/PhoneKeyRepository.ts';
import type { Context } from '../../Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../../inTransaction.ts';
import { requireSignedIn } from '../../permit.ts';
import { checkCode, type CodeEvent } from '../../phone/codeClaims.ts';
import { confirmedBefore, parseNumber, requireConsent, requireWelcome } from '../../phone/judgeNumber.ts';
import { freshPhone, requireUnconfirmed, sendCode } from '../../phone/sendCode.ts';
import { confirmWithCode } from '../../phone/tryCode.ts';
import { requireInPerson } from '../../platform/useToken.ts';

/** The number of an account as its owner, and nobody else, reads it. */
export interface ShownAccountPhone {
  /** In E.164; null where none was left. */
  phone: string | null;
  isPhoneConfirmed: boolean | null;
}

const shown = (found: AccountPhoneEntity | null): ShownAccountPhone => ({
  phone: found?.number ?? null,
  isPhoneConfirmed: found && Boolean(found.confirmedAt),
});

/** The number of the signed-in person. @throws DomainError `UNAUTHENTICATED` */
export async function getOwnPhone({ actor, em }: Context): Promise<ShownAccountPhone> {
  requireSignedIn(actor);
  return shown(await new AccountPhoneRepository(em).find(actor.uid));
}

const claimsOf = ({ actor }: Context) => ofNetwork('changeNotifications', actor.address);

/** For which event a code is counted. @throws DomainError `CONFLICT` for somebody who has to do with none to come that anybody responded to */
const requireNext = (event: CodeEvent | null): CodeEvent => {
  if (!event) throw new DomainError('CONFLICT', 'phone.noEvent', { fields: ['phone'] });
  return event;
};

interface Judged {
  number: PhoneNumber;
  /** Null where the person has not confirmed the number before, so that it needs a code. */
  confirmedAt: DateTime | null;
  /** For which the code is counted, if any. */
  event: CodeEvent | null;
  proof: string;
}

/** Stores a number in place of the one before, and has a code sent to it where one is needed. */
async function leave(
  transaction: Transaction,
  uid: string,
  { number, confirmedAt, event, proof }: Judged,
): Promise<void> {
  const phones = new AccountPhoneRepository(transaction.em);
  // the same that another tab has left just now; another one stays locked, so that no tab takes it away before `put` reads it
  if ((await phones.findLocked(uid))?.number === number.number) return;
  const phone = await phones.put(uid, freshPhone(transaction, number, { confirmedAt, consent: 'accountTexts' }));
  if (!phone) return;
  record(transaction, { type: 'account.phoneChanged' });
  if (event) await sendCode(transaction, phone, { event, proof });
}

async function remove(context: Context, uid: string): Promise<void> {
  await inTransaction(context, NO_TURN, async (transaction) => {
    const found = await new AccountPhoneRepository(transaction.em).findLocked(uid);
    if (!found) return;
    transaction.em.remove(found);
    record(transaction, { type: 'account.phoneChanged' });
  });
}

/**
 * Leaves a number in the account of the signed-in person, or takes it away; the same number stays as it is.
 * @throws DomainError `UNAUTHENTICATED`, `INSUFFICIENT_SCOPE`, `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export async function updateOwnPhone(context: Context, input: unknown): Promise<ShownAccountPhone> {
  const { actor, em, limiter } = context;
  requireInPerson(actor);
  const { uid } = actor;
  await limiter.consume(claimsOf(context));
  const said = parse(accountPhone, input);
  if (said.phone === '') {
    await remove(context, uid);
    return getOwnPhone(context);
  }
  const phones = new AccountPhoneRepository(em);
  const next = await phones.findNextEvent(uid, context.clock.now());
  const number = parseNumber(context, said, next?.timezone ?? '');
  const isLeft = async () => (await phones.find(uid))?.number === number.number;
  if (await isLeft()) return getOwnPhone(context);
  requireConsent(said, 'phone.consentOfAccount');
  const confirmedAt = await confirmedBefore(context, number);
  const event = confirmedAt ? null : requireNext(next);
  const { proof } = said;
  await requireWelcome(context, number);
  // before anything is locked: what is refused has nobody wait
  if (event) {
    const key = await new PhoneKeyRepository(em).require();
    await checkCode(context, { key, number, event, uid, proof }).catch(async (error: unknown) => {
      // another tab has left it just now, and has had a code sent
      if (!(await isLeft())) throw error;
    });
  }
  await inTransaction(context, NO_TURN, (transaction) =>
    leave(transaction, uid, { number, confirmedAt, event, proof }),
  );
  return getOwnPhone(context);
}

/**
 * Confirms the number of the signed-in person by the code that was sent to it.
 * @throws DomainError `UNAUTHENTICATED`, `INSUFFICIENT_SCOPE`, and as `confirmWithCode` does
 */
export async function confirmOwnPhone(context: Context, input: unknown): Promise<ShownAccountPhone> {
  const { actor } = context;
  requireInPerson(actor);
  const { code } = parse(codeTyped, input);
  await context.limiter.consume(claimsOf(context));
  await confirmWithCode(context, code, ({ em }) => new AccountPhoneRepository(em).findLocked(actor.uid));
  return getOwnPhone(context);
}

/**
 * Sends another code to the number of the signed-in person; the one before is not valid any more.
 * @throws DomainError `UNAUTHENTICATED`, `INSUFFICIENT_SCOPE`, `CONFLICT`, `RATE_LIMITED`, `BAD_USER_INPUT`
 */
export async function sendOwnPhoneCode(context: Context, input: unknown): Promise<void> {
  const { actor } = context;
  requireInPerson(actor);
  const { proof } = parse(codeAsked, input ?? {});
  await context.limiter.consume(claimsOf(context));
  await inTransaction(context, NO_TURN, async (transaction) => {
    const phones = new AccountPhoneRepository(transaction.em);
    const phone = requireUnconfirmed(await phones.findLocked(actor.uid));
    const event = requireNext(await phones.findNextEvent(actor.uid, transaction.clock.now()));
    await sendCode(transaction, phone, { event, proof });
  });
}
