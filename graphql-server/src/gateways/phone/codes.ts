import { createHmac } from 'node:crypto';
import { areSame } from '../areSame.ts';
import { CODE } from '@quorum/domain/phone/code';

/** What a code belongs to. */
export interface Coded {
  /** Whose number it is. */
  owner: string;
  /** In E.164. */
  number: string;
  /** Random, and new with each code. */
  seed: string;
}

const hmac = (key: string, what: string, text: string) => createHmac('sha256', key).update(`${what}\n${text}`);

/** From so many bytes of a digest each of the codes follows about as often. */
const BYTES = 6;

/**
 * The code for a number. It is stored nowhere: it follows from the key of the server and what is stored, so that a digest of
 * six digits, which anybody could try out, is not needed either.
 */
export const codeOf = (key: string, { owner, number, seed }: Coded): string => {
  const digest = hmac(key, 'code', `${owner}\n${number}\n${seed}`).digest();
  return String(digest.readUIntBE(0, BYTES) % 10 ** CODE.digits).padStart(CODE.digits, '0');
};

/** Whether it is that code, in a time that does not tell how much of it fits. */
export const isCode = (key: string, coded: Coded, typed: string): boolean => areSame(codeOf(key, coded), typed);

/** By which an activity names a code without saying anything of it. */
export const codeName = (key: string, seed: string): string => hmac(key, 'seed', seed).digest('base64url');

/** A digest by which something is counted: a number, a network, a person. */
export const countedAs = (
  key: string,
  what: 'number' | 'prefix' | 'network' | 'organiser' | 'person',
  text: string,
): string => hmac(key, what, text).digest('base64url');
