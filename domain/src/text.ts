import { z } from 'zod';

/**
 * Control characters other than line breaks and tabs, and halves of surrogate pairs: no keyboard makes them, and
 * PostgreSQL cannot keep NUL or half a pair.
 */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;

export const isPrintable = (text: string) => !UNPRINTABLE.test(text);

/** White space, joiners and other signs that leave nothing to see. */
const hasVisibleCharacter = (text: string) => /[^\p{C}\p{Z}\s]/u.test(text);

const printable = (label: string, max: number, required: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? required : `${label} must be text`) })
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .refine(isPrintable, `${label} contains characters that cannot be shown`);

/** Text that must say something; blank or white space fails with '{label} is required' (spec section 5). */
export const requiredText = (label: string, max: number) => {
  const required = `${label} is required`;
  return printable(label, max, required).refine(hasVisibleCharacter, required);
};

/** Text that may be left out; absent, null and blank are all the empty string. */
export const optionalText = (label: string, max: number) =>
  printable(label, max, '')
    .nullish()
    .transform((text) => text ?? '');
