import type { AccountPhoneFragment } from '../../generated/later.generated.ts';

/** The number of an account that texts may go to; null where there is none, or it is not confirmed. */
export const confirmedNumber = (of: AccountPhoneFragment | null | undefined): string | null =>
  of?.isPhoneConfirmed ? of.phone : null;
