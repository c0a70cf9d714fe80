interface Request {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
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

/** The address of a GraphQL operation by GET. */
export const pathOf = ({
  query,
  operationName,
  variables,
}: {
  query: string;
  operationName: string;
  variables: object;
}) => `/graphql?${new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) }).toString()}`;
