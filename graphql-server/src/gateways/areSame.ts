import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, such as signatures, in a time that does not tell how much of them is. */
export const areSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};
