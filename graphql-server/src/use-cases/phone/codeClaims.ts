import { DomainError } from '@quorum/domain/errors';
import { closedBy, needsProof, type Closed } from '@quorum/domain/phone/limits';
import { solvedChallenge } from '../../gateways/phone/challenges.ts';
import { countedAs } from '../../gateways/phone/codes.ts';
import type { PhoneNumber } from '../../gateways/phone/readNumber.ts';
import { SITE_TIMES } from '../../gateways/limiter.ts';
import { RateLimited } from '../../gateways/RateLimited.ts';
import { siteOf } from '../../gateways/network.ts';
import {
  PhoneCodeRepository,
  type CodeOwner,
  type CodeSubject,
} from '../../persistence/repositories/sms/PhoneCodeRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';

/** An event that a code is about. */
export interface CodeEvent {
  id: number;
  creatorId: string;
}

/** So many digits at the end tell the numbers of one block apart. */
const BLOCK_DIGITS = 3;

const subjectOf = (
  { actor: { address } }: Context,
  key: string,
  { number, country }: PhoneNumber,
  { event: { id, creatorId }, uid }: Pick<Asked, 'event' | 'uid'>,
): CodeSubject => {
  const site = siteOf(address);
  return {
    numberDigest: countedAs(key, 'number', number),
    prefixDigest: countedAs(key, 'prefix', number.slice(0, -BLOCK_DIGITS)),
    networkDigest: countedAs(key, 'network', address),
    siteDigest: site === null ? null : countedAs(key, 'network', site),
    organiserDigest: countedAs(key, 'organiser', creatorId),
    personDigest: uid === null ? null : countedAs(key, 'person', uid),
    eventId: id,
    country,
  };
};

const refused = ({ phones, clock }: Context, country: string, { key, retryAfter, isForOthers }: Closed) => {
  if (isForOthers) phones.noteClosed({ day: clock.now().toISODate() ?? '', reason: key, country });
  // how many it takes to close something stays untold to those who try
  return new RateLimited({ name: key.replace('limit.', '') }, key, { fields: ['phone'], retryAfter });
};

interface Asked {
  key: string;
  number: PhoneNumber;
  event: CodeEvent;
  /** The person whose account has the number; null for one of a response. */
  uid: string | null;
  /** The solved challenge, if any. */
  proof: string;
}

/**
 * Looks whether a code may be sent, and sends none.
 * @returns what it will be counted for, and what was solved for it
 * @throws DomainError `RATE_LIMITED` where too many were, `BAD_USER_INPUT` where the browser must work for it
 */
export async function checkCode(
  context: Context,
  { key, number, event, uid, proof }: Asked,
): Promise<{ subject: CodeSubject; solved: string | null }> {
  const { clock, em, smsQuota } = context;
  const codes = new PhoneCodeRepository(em);
  const subject = subjectOf(context, key, number, { event, uid });
  const counts = await codes.count(subject, clock.now());
  const closed = closedBy(counts, { siteTimes: SITE_TIMES, dailyMax: smsQuota.dailyMax });
  if (closed) throw refused(context, number.country, closed);
  if (!needsProof(counts)) return { subject, solved: null };
  const solved = await solvedChallenge(key, proof, clock.now());
  if (solved === null || (await codes.isTaken(solved)))
    throw new DomainError('BAD_USER_INPUT', 'phone.proofNeeded', { fields: ['proof'] });
  return { subject, solved };
}

/** Counts a code that is sent. Others who send one wait until the transaction ends, so it comes last. @throws DomainError as `checkCode` does */
export async function claimCode(transaction: Transaction, asked: Asked & { owner: CodeOwner }): Promise<void> {
  const codes = new PhoneCodeRepository(transaction.em);
  await codes.lock();
  const { subject, solved } = await checkCode(transaction, asked);
  codes.add({ ...subject, ...asked.owner, proof: solved, sentAt: transaction.clock.now() });
}
