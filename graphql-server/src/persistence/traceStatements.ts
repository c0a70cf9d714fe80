import type { PoolClient } from 'pg';
import type { Tracer } from '../gateways/tracing/Tracer.ts';

type Query = (...request: readonly unknown[]) => unknown;

/** What a statement does, and to which table first; its own words may hold what a person wrote. */
const described = (statement: unknown) => {
  const { text = statement } = statement as { text?: unknown };
  const [, operation = 'statement', table] =
    /^\s*(\w+)(?:[^'"]*?\b(?:from|into|update)\s+"?([a-z_]+)"?)?/i.exec(typeof text === 'string' ? text : '') ?? [];
  return { operation: operation.toLowerCase(), table };
};

/** Makes a span of each statement on this connection, a part of the request or job that asks it. */
export const traceStatements = (client: PoolClient, tracer: Tracer): void => {
  const query = client.query.bind(client) as Query;
  const tracedQuery: Query = (...request) => {
    const { operation, table } = described(request[0]);
    const span = tracer.start({
      name: table ? `${operation} ${table}` : operation,
      kind: 'client',
      attributes: {
        ...{ 'db.system.name': 'postgresql', 'db.operation.name': operation },
        ...(table && { 'db.collection.name': table }),
      },
    });
    const result = query(...request);
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    // its owner hears of the failure by the promise that is passed on
    void result.catch(() => span.fail()).finally(() => span.end());
    return result;
  };
  Object.assign(client, { query: tracedQuery });
};
