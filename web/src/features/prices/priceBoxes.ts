import { minorDigits, moneyText, type Price } from '@quorum/domain/organising/price';
import { currentLocale } from '../../lib/language.ts';

/** A price as typed: its amount in the currency itself, such as 4.50; empty for nothing. */
export interface PriceBoxes {
  amount: string;
  currency: string;
  mode: Price['mode'];
  howToPay: string;
}

const USUAL = 'EUR';

export const boxesOfPrice = (price: Price | null): PriceBoxes =>
  price === null
    ? { amount: '', currency: USUAL, mode: 'PER_PERSON', howToPay: '' }
    : { ...price, amount: (price.amount / 10 ** minorDigits(price.currency)).toFixed(minorDigits(price.currency)) };

/** What the rules judge: an amount that is none of the currency is no whole number of its smallest unit. */
export const priceIn = ({ amount, currency, mode, howToPay }: PriceBoxes) => {
  if (amount.trim() === '') return null;
  const typed = Number(amount.replace(',', '.'));
  const minor = typed * 10 ** minorDigits(currency);
  const isWhole = Math.abs(minor - Math.round(minor)) < 1e-6;
  return { amount: isWhole ? Math.round(minor) : NaN, currency, mode, howToPay };
};

export const priceInWords = (boxes: PriceBoxes): string => {
  const price = priceIn(boxes);
  return price && !Number.isNaN(price.amount) ? moneyText(price.amount, price.currency, currentLocale()) : boxes.amount;
};
