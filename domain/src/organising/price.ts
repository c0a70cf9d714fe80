/** Per person, guests included; or one sum that everybody who comes shares. */
export const PRICE_MODES = ['PER_PERSON', 'SPLIT'] as const;

export const AMOUNT_MAX = 100_000_000;
export const HOW_TO_PAY_MAX = 300;

/** What an event costs. No money moves through Quorum: it says whom to pay, and who has said so. */
export interface Price {
  /** In the minor unit of the currency, such as cents; of a currency without one, in the currency itself. */
  amount: number;
  /** Three letters of ISO 4217. */
  currency: string;
  mode: (typeof PRICE_MODES)[number];
  /** Whom and how, as the organiser says it; empty where they say nothing. */
  howToPay: string;
}

/** All that ISO 4217 has and the runtime can write. */
export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** How many digits the minor unit of a currency has. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;

/** An amount in words of a language, such as €4.50. */
export const moneyText = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** minorDigits(currency));

/**
 * What a party pays: of a sum that is shared their part, rounded up, so that the parts make the sum.
 * @param seats people of the party
 * @param coming people who have a place, the party among them
 */
export const dueOf = ({ amount, mode }: Pick<Price, 'amount' | 'mode'>, seats: number, coming: number): number =>
  mode === 'PER_PERSON' ? amount * seats : Math.ceil((amount * seats) / Math.max(coming, seats, 1));
