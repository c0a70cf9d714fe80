import { z } from 'zod';
import { cleanLine, cleanText } from './cleanText.ts';

/**
 * Control characters other than line breaks and tabs, and halves of surrogate pairs: no keyboard makes them, and
 * PostgreSQL cannot keep NUL or half a pair.
 */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;

export const isPrintable = (text: string) => !UNPRINTABLE.test(text);

/** White space, joiners and other signs that leave nothing to see. */
const hasVisibleCharacter = (text: string) => /[^\p{C}\p{Z}\p{M}\s]/u.test(text);

const printable = (label: string, missing: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : `${label} must be text`) })
    .refine(isPrintable, `${label} must not contain characters that cannot be shown`);

const atMost = (label: string, max: number) => `${label} must be at most ${max} characters`;

const required = (label: string, max: number, clean: (text: string) => string) => {
  const missing = `${label} is required`;
  return printable(label, missing).overwrite(clean).max(max, atMost(label, max)).refine(hasVisibleCharacter, missing);
};

/** A line that must say something; blank or white space fails with '{label} is required' (spec section 5). */
export const requiredLine = (label: string, max: number) => required(label, max, cleanLine);

/** The same of several lines. */
export const requiredText = (label: string, max: number) => required(label, max, cleanText);

/** Text, of several lines too, that may be left out; absent, null and blank are all the empty string. */
export const optionalText = (label: string, max: number) =>
  printable(label, '')
    .overwrite(cleanText)
    .max(max, atMost(label, max))
    .nullish()
    .transform((text) => text ?? '');
