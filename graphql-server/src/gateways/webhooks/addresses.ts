import { lookup as lookUp, Resolver, type LookupAddress, type LookupOptions } from 'node:dns';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** So long a name server may take, twice. */
const RESOLVING_MS = 2_000;

type Callback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
/** As `dns.lookup` is called for all addresses of a host. */
export type Lookup = (host: string, options: LookupOptions, done: Callback) => void;

const of = (family: 4 | 6) => (addresses: string[]) => addresses.map((address) => ({ address, family }));

type Resolved = (error: NodeJS.ErrnoException | null, addresses: string[]) => void;

/**
 * Asks name servers. `dns.lookup` would do so in one of the four threads that files and passwords are read in, and a name
 * server that dawdles would hold them all.
 */
export const resolvedBy =
  (resolver: Resolver): Lookup =>
  (host, _options, done) => {
    const both = [
      promisify(resolver.resolve4.bind(resolver) as (host: string, done: Resolved) => void)(host).then(of(4)),
      promisify(resolver.resolve6.bind(resolver) as (host: string, done: Resolved) => void)(host).then(of(6)),
    ];
    void Promise.allSettled(both).then((results) => {
      const found = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      if (found.length > 0) return done(null, found);
      const failed = results.find((result) => result.status === 'rejected');
      return done((failed?.reason ?? new Error('No address was found')) as NodeJS.ErrnoException, []);
    });
  };

/** By the name servers of this machine. */
export const resolvePublic = resolvedBy(new Resolver({ timeout: RESOLVING_MS, tries: 2 }));

/** Whether an address is in one of the networks. An IPv4 address may come as one of IPv6. */
const isWithin = (networks: readonly string[], address: string): boolean => {
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [start, bits] = ipaddr.parseCIDR(network);
    return start.kind() === parsed.kind() && parsed.match(start, bits);
  });
};

/**
 * Addresses that pass for public ones: IPv4 in the clothes of IPv6, networks that were never given to anybody, and the
 * machine that tells those of Azure about themselves.
 */
const NEVER = ['::/96', '64:ff9b:1::/48', 'fec0::/10', '3fff::/20', '5f00::/16', '100::/64', '168.63.129.16/32'];

/** Whether a host that is written as an address, or an address of one, is never reached. */
export const isForbidden = (host: string): boolean => ipaddr.isValid(host) && isWithin(NEVER, host);

/** Has a look-up fail that finds such an address. */
export const guarded =
  (lookup: Lookup, refusal: () => Error): Lookup =>
  (host, options, done) =>
    lookup(host, options, (error, addresses) => {
      if (error === null && addresses.some(({ address }) => isForbidden(address))) return done(refusal(), []);
      done(error, addresses);
    });

/**
 * The addresses of a host, where all of them are in the operator's networks: a request goes to these and to no others. None if
 * one of them is outside.
 */
export const addressesWithin = async (networks: readonly string[], host: string): Promise<LookupAddress[]> => {
  if (networks.length === 0) return [];
  const found = await promisify(lookUp)(host, { all: true }).catch((): LookupAddress[] => []);
  return found.every(({ address }) => isWithin(networks, address)) ? found : [];
};
