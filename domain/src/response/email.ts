import { z } from 'zod';
import { EMAIL_MAX } from './constants.ts';
import { because } from '../refusals/Reason.ts';

const message = because('email.invalid');

/** The letters that mail hosts take before the @ (RFC 5322, dot-atom), and a domain in any script. */
const ADDRESS =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[\w-]+)$/u;

/** One address, or the empty string when none was left. */
export const email = z
  .string(message)
  .trim()
  .max(EMAIL_MAX, message)
  .nullish()
  .transform((text) => text ?? '')
  .pipe(z.union([z.literal(''), z.string().regex(ADDRESS, message)], message));
