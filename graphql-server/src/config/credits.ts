import type { Credit, Credits } from '@quorum/domain/page/PageRequest';
import { z } from 'zod';
import { StartupError } from './StartupError.ts';

const NAME_MAX = 60;

const name = (variable: string) =>
  z
    .string()
    .trim()
    .min(1, `${variable} must not be blank`)
    .max(NAME_MAX, `${variable} must have ${NAME_MAX} characters at most`)
    .optional();

const href = (variable: string) =>
  z.url({ protocol: /^https?$/, error: `${variable} must be the http or https address of a page` }).optional();

export const creditVariables = {
  CREATOR_NAME: name('CREATOR_NAME'),
  CREATOR_URL: href('CREATOR_URL'),
  CHARITY_NAME: name('CHARITY_NAME'),
  CHARITY_URL: href('CHARITY_URL'),
};

type Read = { [Variable in keyof typeof creditVariables]?: string | undefined };

const creditOf = (read: Read, who: 'CREATOR' | 'CHARITY'): Credit | undefined => {
  const [called, leadsTo] = [read[`${who}_NAME`], read[`${who}_URL`]];
  if (called && leadsTo) return { name: called, href: leadsTo };
  if (called || leadsTo) throw new StartupError(`${who}_NAME and ${who}_URL must be set together`);
  return undefined;
};

/** @throws StartupError when somebody has a name without an address, or the other way round */
export const creditsOf = (read: Read): Partial<Credits> => {
  const [creator, charity] = [creditOf(read, 'CREATOR'), creditOf(read, 'CHARITY')];
  return { ...(creator && { creator }), ...(charity && { charity }) };
};
