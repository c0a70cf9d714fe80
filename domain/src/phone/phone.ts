import { z } from 'zod';
import { because, reason } from '../refusals/Reason.ts';

/** Enough for any number, with the spaces and brackets that people type. */
const TYPED_MAX = 40;
const PROOF_MAX = 2_000;

const phoneMessage = because('phone.invalid');
const countryMessage = because('phone.countryUnreadable');
const proofMessage = because('phone.proofNeeded');

/**
 * The fields about a person's number in a response. Only the server parses numbers: that needs the numbering plans of
 * the whole world.
 */
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

/** The number that a signed-in person leaves in their account. */
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

/** The fields about a number, beside everything else in the input of a response or an account. */
export type PhoneDraft = { [Field in keyof typeof phoneFields]?: z.output<(typeof phoneFields)[Field]> };
