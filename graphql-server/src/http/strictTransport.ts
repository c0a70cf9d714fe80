import type { IncomingMessage } from 'node:http';

/** To be sent over TLS only, which may end at a proxy (RFC 6797, 7.2): a name and its value. */
export const STRICT_TRANSPORT_HEADER = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const;

/** Whether a client used TLS, according to the nearest proxy; without a trusted proxy, nobody does. */
export const cameByTls = ({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: number): boolean => {
  const said = headers['x-forwarded-proto'];
  if (trustProxy === 0 || typeof said !== 'string') return false;
  return said.slice(said.lastIndexOf(',') + 1).trim() === 'https';
};
