import ipaddr, { type IPv6 } from 'ipaddr.js';

/** One's own machine, however it is addressed. */
export const LOOPBACK = 'loopback';

const GROUP_BITS = 16;
/** What one subscriber gets of IPv6, and what a site gets that has many networks, in groups of its address. */
const GROUPS = { subscriber: 4, site: 3 };

const prefixOf = (groups: readonly string[], count: number) =>
  `${groups.slice(0, count).join(':')}::/${count * GROUP_BITS}`;

/**
 * Whom an address belongs to, for limits: an IPv4 address as it is, of an IPv6 address the network of 64 bits, for
 * one subscriber has all of its addresses.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  // an IPv4 address may come as one of IPv6, written in several ways
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return LOOPBACK;
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return prefixOf(
    (parsed as IPv6).parts.map((part) => part.toString(16)),
    GROUPS.subscriber,
  );
};

const OF_IPV6 = `::/${GROUPS.subscriber * GROUP_BITS}`;

/**
 * The network of 48 bits that a network of IPv6 is part of: somebody who has that has 65,536 of the others. Null for
 * IPv4.
 */
export const siteOf = (network: string): string | null =>
  network.endsWith(OF_IPV6) ? prefixOf(network.split(':'), GROUPS.site) : null;
