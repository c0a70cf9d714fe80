import { z } from 'zod';
import { because } from '../refusals/Reason.ts';
import { phoneFields } from './phone.ts';

/** What proves that a number is somebody's own: six digits, for ten minutes, and five tries to type them. */
export const CODE = { digits: 6, minutes: 10, tries: 5 } as const;

/** How many seconds there are after the first code to a number, the second, and so on. There is no further one. */
const CODE_PAUSES = [60, 300, 900, 3_600] as const;

/** For so long a day is none as far as codes are concerned: somebody who has had all of them waits. */
const DAY_SECONDS = 24 * 3_600;

/** How long to wait for the next code, in seconds, after that many codes. */
export const pauseAfter = (sent: number): number => (sent === 0 ? 0 : (CODE_PAUSES[sent - 1] ?? DAY_SECONDS));

const codeMessage = because('phone.codeUnreadable', { digits: CODE.digits });

/** What somebody types who confirms a number. A keyboard may have put a space in, or digits of another script. */
export const codeTyped = z.object(
  {
    code: z
      .string(codeMessage)
      .max(40, codeMessage)
      .transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, codeMessage)),
  },
  because('phone.codeUnreadable', { digits: CODE.digits }),
);

/** The input of a person who requests another code. */
export const codeAsked = z.object({ proof: phoneFields.proof }, because('request.unreadable'));
