import { randomUUID } from 'node:crypto';

/** Stands in a request's bytes where each sending has a key of its own. */
const NEW_KEY = '{new key}';

/** The header that the web app sends with each change that must not happen twice. */
export const WITH_NEW_KEY = { 'idempotency-key': NEW_KEY };

/** The bytes to send now. */
export const withNewKey = (request: string): string => request.replace(NEW_KEY, () => randomUUID());

/** The bytes of a request for what has changed since the response with this ETag. */
export const withEtag = (request: string, etag: string | undefined): string =>
  etag === undefined ? request : request.replace('\r\n\r\n', `\r\nif-none-match: ${etag}\r\n\r\n`);

interface Request {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string> | undefined;
  body?: unknown;
}

/** What a browser asks for when it polls. */
const HEADERS = {
  host: 'localhost',
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
  'apollo-require-preflight': 'true',
};

/** A request as the bytes that go over the wire, made once, so that sending it costs the load generator little. */
export const requestBytes = ({ method = 'GET', path, headers, body }: Request): string => {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const all: Record<string, string> = {
    ...HEADERS,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${payload}`;
};

/** The address of a GraphQL operation by GET, whose text the server knows by its SHA-256. */
export const pathOf = ({ operationName, variables, id }: { operationName: string; variables: object; id: string }) => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  const said = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
  return `/graphql?${new URLSearchParams(said).toString()}`;
};
