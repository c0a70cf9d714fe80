import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that routes take at this address, by name; none where there is no route. */
    methodsAt(url: string): string[];
  }
}

/** An address of a route as a pattern: `:name` is a part between slashes, `*` anything. */
const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}/?$`,
  );

/** Has the server know which methods its routes take; to be called before any of them is added. */
export const knowMethods = (app: FastifyInstance): void => {
  const methods = new Map<string, Set<string>>();
  const patterns = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set<string>();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
    patterns.set(url, patternOf(url));
  });
  app.decorate('methodsAt', (address: string) => {
    const [path = ''] = address.split('?');
    const found = [...patterns]
      .filter(([, pattern]) => pattern.test(path))
      .map(([url]) => [...(methods.get(url) ?? [])]);
    return [...new Set(found.flat())].sort();
  });
};
