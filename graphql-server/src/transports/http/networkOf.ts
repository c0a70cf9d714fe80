import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** What one subscriber gets of IPv6: the first half of the address. */
const PREFIX_GROUPS = 4;

/** All eight groups of an address whose zeros may be left out. */
const groupsOf = (address: string): string[] => {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  if (!tail) return head;
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
};

/**
 * Whom an address belongs to, for limits: an IPv4 address as it is, of an IPv6 address the network of 64 bits, for
 * whoever has one of its addresses has them all.
 */
export const networkOf = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const prefix = groupsOf(address).slice(0, PREFIX_GROUPS);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
