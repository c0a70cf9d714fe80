import type { FastifyInstance } from 'fastify';

/** Every address that answers a GET, as the router has it, with the names of its parameters. */
export const everyRoute = (app: FastifyInstance): string[] =>
  app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .reduce<{ path: string[]; routes: string[] }>(
      ({ path, routes }, line) => {
        const found = /^([│ ]*)(?:├──|└──) (\S*)(?: \((.*)\))?$/.exec(line);
        if (!found) return { path, routes };
        const [, indent = '', part = '', methods] = found;
        const depth = indent.length / 4;
        const here = [...path.slice(0, depth), part];
        return { path: here, routes: methods?.includes('GET') ? [...routes, here.join('')] : routes };
      },
      { path: [], routes: [] },
    ).routes;
