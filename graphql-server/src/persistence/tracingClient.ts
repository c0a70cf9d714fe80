import type { Tracer } from '../gateways/tracing/Tracer.ts';
import { PreparingClient, type Query } from './queryPrepared.ts';

/** What a statement does, and to which table first; its own words may hold what a person wrote. */
const described = (statement: unknown) => {
  const { text = statement } = statement as { text?: unknown };
  const [, operation = 'statement', table] =
    /^\s*(\w+)(?:[^'"]*?\b(?:from|into|update)\s+"?([a-z_]+)"?)?/i.exec(typeof text === 'string' ? text : '') ?? [];
  return { operation: operation.toLowerCase(), table };
};

/** Connections that make a span of each statement, a part of the request or job that runs it. */
export const tracingClient = (tracer: Tracer): typeof PreparingClient =>
  class extends PreparingClient {
    override query(...request: readonly unknown[]): never {
      const { operation, table } = described(request[0]);
      const span = tracer.start({
        name: table ? `${operation} ${table}` : operation,
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table && { 'db.collection.name': table }),
        },
      });
      const result = (super.query.bind(this) as Query)(...request);
      if (!(result instanceof Promise)) {
        span.end();
        return result as never;
      }
      // its owner hears of the failure by the promise that is passed on
      void result.catch(() => span.fail()).finally(() => span.end());
      return result as never;
    }
  };
