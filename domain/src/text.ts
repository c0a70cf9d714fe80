import { z } from 'zod';
import { cleanLine, cleanText } from './cleanText.ts';
import type { FieldName } from './refusals/fieldNames.ts';
import { because, type ReasonKey } from './refusals/Reason.ts';

/**
 * Control characters other than line breaks and tabs, and halves of surrogate pairs: no keyboard makes them, and
 * PostgreSQL cannot keep NUL or half a pair.
 */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u;

export const isPrintable = (text: string) => !UNPRINTABLE.test(text);

/** White space, joiners and other signs that leave nothing to see. */
const hasVisibleCharacter = (text: string) => /[^\p{C}\p{Z}\p{M}\s]/u.test(text);

const printable = (field: FieldName, missing: string) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : because('text.notText', { field })) })
    .refine(isPrintable, because('text.unprintable', { field }));

const atMost = (field: FieldName, max: number) => because('text.tooLong', { field, max });

type RequiredField = {
  [Key in ReasonKey]: Key extends `${infer Field extends FieldName}.required` ? Field : never;
}[ReasonKey];

const required = (field: RequiredField, max: number, clean: (text: string) => string) => {
  const missing = because(`${field}.required`);
  return printable(field, missing).overwrite(clean).max(max, atMost(field, max)).refine(hasVisibleCharacter, missing);
};

/** A line that must say something; blank or white space fails with '{field} is required' (spec section 5). */
export const requiredLine = (field: RequiredField, max: number) => required(field, max, cleanLine);

/** The same of several lines. */
export const requiredText = (field: RequiredField, max: number) => required(field, max, cleanText);

/** Text, of several lines too, that may be left out; absent, null and blank are all the empty string. */
export const optionalText = (field: FieldName, max: number) =>
  printable(field, '')
    .overwrite(cleanText)
    .max(max, atMost(field, max))
    .nullish()
    .transform((text) => text ?? '');
