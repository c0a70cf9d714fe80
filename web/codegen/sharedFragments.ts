import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { type DefinitionNode, type DocumentNode, Kind } from 'graphql';

/** `export const EventsDocument = {…} as unknown as …`, a line each. */
const DOCUMENT = /^(export const \w+ = )(\{"kind":"Document".*\})( as unknown as )/gm;

/**
 * Typed documents, with each fragment written once: that plugin writes it into every document that spreads it, and all of
 * them are in what the home page loads.
 */
export const plugin: PluginFunction<Parameters<typeof typedDocuments>[2]> = async (schema, documents, config, info) => {
  const written = await typedDocuments(schema, documents, config, info);
  const { prepend = [], content } = typeof written === 'string' ? { content: written } : written;
  const fragments = new Map<string, string>();

  const textOf = (definition: DefinitionNode): string => {
    const text = JSON.stringify(definition);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return text;
    const name = `${definition.name.value}Fragment`;
    fragments.set(name, text);
    return `${name}Definition`;
  };
  const shared = content.replaceAll(DOCUMENT, (_line, before: string, json: string, after: string) => {
    const { kind, definitions } = JSON.parse(json) as DocumentNode;
    return `${before}{"kind":"${kind}","definitions":[${definitions.map(textOf).join(',')}]}${after}`;
  });
  const constants = [...fragments].map(([name, text]) => `const ${name}Definition = ${text};`);
  return { prepend, content: [...constants, shared].join('\n') };
};
