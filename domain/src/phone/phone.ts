import { z } from 'zod';
import { because, reason } from '../refusals/Reason.ts';

/** Enough for any number, with the spaces and brackets that people type. */
const TYPED_MAX = 40;
const PROOF_MAX = 2_000;

const phoneMessage = because('phone.invalid');
const countryMessage = because('phone.countryUnreadable');
const proofMessage = because('phone.proofNeeded');

/** What somebody who responds says about their number. The server alone reads numbers: it needs all plans of the world. */
export const phoneFields = {
  phone: z
    .string(phoneMessage)
    .trim()
    .max(TYPED_MAX, phoneMessage)
    .nullish()
    .transform((typed) => typed ?? '')
    .describe('A mobile number for texts, as typed; null or empty removes it'),
  phoneCountry: z
    .string(countryMessage)
    .trim()
    .regex(/^(?:[A-Za-z]{2})?$/, countryMessage)
    .nullish()
    .transform((code) => code?.toUpperCase() ?? '')
    .describe(
      'The country of a number that does not begin with +, in two letters; left out, that of the time zone of the event',
    ),
  phoneConsent: z
    .boolean(because('flag.ofNameUnreadable', { name: 'phoneConsent' }))
    .nullish()
    .transform((given) => given ?? false)
    .describe('Consent to texts about the event to this number; required for a new number'),
  proof: z
    .string(proofMessage)
    .max(PROOF_MAX, proofMessage)
    .nullish()
    .transform((given) => given ?? '')
    .describe('The solved challenge of /api/phone-challenge, where one is required'),
};

/** A number is taken with consent alone. */
export const problemOfPhone = ({ phone, phoneConsent }: { phone: string; phoneConsent: boolean }) =>
  phone !== '' && !phoneConsent ? { field: 'phoneConsent', reason: reason('phone.consent') } : null;

/** What a signed-in person says about the number of their account. */
export const accountPhone = z.object(
  {
    ...phoneFields,
    phone: z
      .string(phoneMessage)
      .trim()
      .max(TYPED_MAX, phoneMessage)
      .nullable()
      .transform((typed) => typed ?? '')
      .describe('A mobile number for texts, as typed; null or empty removes it'),
    phoneCountry: phoneFields.phoneCountry.describe(
      'The country of a number that does not begin with +, in two letters; left out, that of the time zone of the person’s next event',
    ),
    phoneConsent: phoneFields.phoneConsent.describe(
      'Consent to texts about the person’s events to this number; required for a new number',
    ),
  },
  because('request.unreadable'),
);

/** What a response or a person says about a number, beside everything else. */
export type PhoneSaid = { [Field in keyof typeof phoneFields]?: z.output<(typeof phoneFields)[Field]> };
