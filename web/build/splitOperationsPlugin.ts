import type { Plugin } from 'vite';

const GENERATED = '/generated/graphql.generated.ts';
const PART = /\/generated\/graphql\.generated\.ts\?operation=(\w+)$/;
const IMPORTS = /^import .*;$/gm;
/** A document, or a hook over one; each begins a line and goes on to the next statement that does. */
const STATEMENT = /^export const (\w+) = (?:[^\n]|\n(?!export |\n))*/gm;
const OPERATION = /^(?:use)?(\w+?)(?:Document|LazyQuery|Query|Mutation|FragmentDoc)$/;

/**
 * Makes each operation of the generated file, its document and its hooks, a module of its own that goes where it is
 * used. A bundler keeps a module whole, so home would load the operations of every dialog.
 */
export const splitOperationsPlugin = (): Plugin => {
  const parts = new Map<string, string>();
  return {
    name: 'split-operations',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (PART.test(source) ? source : null),
    load: (id) => {
      const code = parts.get(PART.exec(id)?.[1] ?? '');
      return code === undefined ? null : { code, moduleType: 'ts', moduleSideEffects: false };
    },
    transform(code, id) {
      if (!id.endsWith(GENERATED)) return null;
      const imports = (code.match(IMPORTS) ?? []).join('\n');
      const rest = code.replace(STATEMENT, (statement, name: string) => {
        const operation = OPERATION.exec(name)?.[1] ?? name;
        parts.set(operation, `${parts.get(operation) ?? imports}\n${statement}`);
        return `export { ${name} } from ${JSON.stringify(`${id}?operation=${operation}`)};`;
      });
      return { code: rest, map: null, moduleSideEffects: false };
    },
  };
};
