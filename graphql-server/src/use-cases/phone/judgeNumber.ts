import type { EventStatus } from '@quorum/domain/decision/rules';
import { DomainError } from '@quorum/domain/errors';
import type { PhoneDraft } from '@quorum/domain/phone/phone';
import type { PlainKey } from '@quorum/domain/refusals/Reason';
import type { DateTime } from 'luxon';
import { numberDigest } from '../../gateways/addressDigest.ts';
import { readNumber, type PhoneNumber } from '../../gateways/phone/readNumber.ts';
import { PhoneRepository } from '../../persistence/repositories/sms/PhoneRepository.ts';
import { SmsRepository } from '../../persistence/repositories/sms/SmsRepository.ts';
import type { Context } from '../Context.ts';

/** For how many days a confirmed number is taken to be still theirs: numbers change owners. */
const KNOWN_DAYS = 180;

/** @throws DomainError `BAD_USER_INPUT` where no texts are sent */
export const requireTexts = ({ smsSender }: Context): void => {
  if (!smsSender) throw new DomainError('BAD_USER_INPUT', 'phone.none', { fields: ['phone'] });
};

/** The number that was said, by the plan of the country in which a time zone is. @throws DomainError `BAD_USER_INPUT`, also where no texts are sent */
export const parseNumber = (
  context: Context,
  { phone = '', phoneCountry = '' }: PhoneDraft,
  timezone: string,
): PhoneNumber => {
  requireTexts(context);
  return readNumber(phone, { country: phoneCountry, timezone, countries: context.phones.countries });
};

/** @throws DomainError `BAD_USER_INPUT` without consent */
export const requireConsent = ({ phoneConsent = false }: PhoneDraft, otherwise: PlainKey): void => {
  if (!phoneConsent) throw new DomainError('BAD_USER_INPUT', otherwise, { fields: ['phoneConsent'] });
};

/** @throws DomainError `CONFLICT` where the owner of the number wants no texts from us, so that no code would come */
export async function requireWelcome(context: Context, { number }: Pick<PhoneNumber, 'number'>): Promise<void> {
  const stopped = await new SmsRepository(context.em).stoppedAmong([numberDigest(context, number)]);
  if (stopped.size > 0) throw new DomainError('CONFLICT', 'phone.stopped', { fields: ['phone'] });
}

/** @throws DomainError `CONFLICT` where nothing more will be told about the event */
export const requireLive = (
  { clock }: Context,
  { isHidden, status, pastAfter }: { isHidden: boolean; status: EventStatus; pastAfter: DateTime },
): void => {
  const isLive = !isHidden && status !== 'CALLED_OFF' && pastAfter >= clock.now();
  if (!isLive) throw new DomainError('CONFLICT', 'phone.noTexts', { fields: ['phone'] });
};

/**
 * When the person proved that it is theirs, with whatever they left it: no copy of that renews it. Null where they did not, or too
 * long ago. A browser is no proof: several people may use one.
 */
export async function confirmedBefore(
  { actor, clock, em }: Context,
  { number }: PhoneNumber,
): Promise<DateTime | null> {
  if (actor.uid === null) return null;
  const at = await new PhoneRepository(em).confirmedOfPerson(number, actor.uid);
  return at !== null && at >= clock.now().minus({ days: KNOWN_DAYS }) ? at : null;
}
