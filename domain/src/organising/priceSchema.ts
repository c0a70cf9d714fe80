import { z } from 'zod';
import { because } from '../refusals/Reason.ts';
import { optionalText } from '../text.ts';
import { AMOUNT_MAX, CURRENCIES, HOW_TO_PAY_MAX, PRICE_MODES } from './price.ts';

const amountMessage = because('price.amount', { max: AMOUNT_MAX });
const currencyMessage = because('price.currency');

/** What it costs; null or absent for nothing. */
export const price = z
  .object(
    {
      amount: z
        .int(amountMessage)
        .min(1, amountMessage)
        .max(AMOUNT_MAX, amountMessage)
        .describe('The price in the minor unit of the currency'),
      currency: z
        .string(currencyMessage)
        .refine((code) => CURRENCIES.has(code), currencyMessage)
        .describe('The currency, in the three letters of ISO 4217, such as EUR'),
      mode: z.enum(PRICE_MODES, because('price.mode')),
      howToPay: optionalText('howToPay', HOW_TO_PAY_MAX),
    },
    because('price.unreadable'),
  )
  .nullish()
  .transform((value) => value ?? null);
