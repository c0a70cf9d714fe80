import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
const RANDOM_WIDTH = 43;
const SUM_WIDTH = 6;

/** How each begins; scanners of repositories look for it. */
export const TOKEN_PREFIX = 'quorum_pat_';
const PATTERN = new RegExp(`^${TOKEN_PREFIX}([0-9A-Za-z]{${RANDOM_WIDTH}})([0-9A-Za-z]{${SUM_WIDTH}})$`);

const base62 = (number: bigint, width: number): string => {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 62n) text = (DIGITS[Number(rest % 62n)] ?? '') + text;
  return text.padStart(width, '0');
};

const checksum = (random: string) => base62(BigInt(crc32(TOKEN_PREFIX + random)), SUM_WIDTH);

/** A secret by which a program acts for somebody: 256 random bits, and a sum that tells one that was copied wrong. */
export const newApiToken = (): string => {
  const random = base62(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), RANDOM_WIDTH);
  return TOKEN_PREFIX + random + checksum(random);
};

/** Whether it is one that we may have made; others need no look-up. */
export const isApiToken = (text: string): boolean => {
  const [, random, sum] = PATTERN.exec(text) ?? [];
  return random !== undefined && checksum(random) === sum;
};
