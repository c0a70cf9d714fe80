import { isIPv4 } from 'node:net';

/** Whether a host, as an address names it, is this machine and nobody else's: `localhost`, `127.0.0.1`, `[::1]`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));

/** The host of `host` or `host:port`, as a browser understands it; null where it names none. */
export const hostOf = (authority: string): string | null => {
  const url = `http://${authority}`;
  if (/[/?#@\\\s]/.test(authority) || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/\.$/, '');
};
