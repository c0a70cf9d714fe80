const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * A plugin by the name that Fastify's errors should say. For one without, Fastify looks through all that Node has
 * loaded by `require` to find the file that it is.
 */
export const named = <Plugin extends (...given: never[]) => unknown>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [DISPLAY_NAME]: name });
