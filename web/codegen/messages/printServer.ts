import { dataOf, header, keyOf, type Module } from './printing.ts';
import type { Catalogue, CompiledMessage } from './readCatalogue.ts';
import { GROUPS, SERVER } from './rooms.ts';

/** The layer of the server that says messages. */
export const MESSAGES_OF_SERVER = 'graphql-server/src/messages';

interface Leaf {
  description: string;
  code: string;
}

/** Messages by the names within their groups: of `asked__subject`, `subject` in `asked`. */
type Group = Map<string, Group | Leaf>;

const groupIn = (group: Group, name: string): Group => {
  const known = group.get(name);
  if (known instanceof Map) return known;
  const added: Group = new Map();
  group.set(name, added);
  return added;
};

const TYPE_OF = { String: 'string', int: 'number', double: 'number', num: 'number' } as const;

const valuesOf = ({ placeholders }: CompiledMessage): string =>
  `{ ${Object.entries(placeholders)
    .map(([name, type]) => `${keyOf(name)}: ${TYPE_OF[type]}`)
    .join('; ')} }`;

/** A message as the function, or the text, that it is in the source language. */
const codeOf = (language: string, message: CompiledMessage, source: CompiledMessage): string => {
  const data = dataOf(message, source);
  if (source.kind === 'text') return data;
  if (source.kind === 'params') return `params<${valuesOf(source)}>(${data})`;
  return `${source.kind}<${valuesOf(source)}>(${JSON.stringify(language)}, ${data})`;
};

const messagesOf = ({ parts }: Catalogue): [key: string, message: CompiledMessage][] =>
  [...parts].filter(([name]) => name.startsWith(SERVER)).flatMap(([, { messages }]) => [...messages]);

/** In the order of the source, whatever that of a translation is. */
const groupedIn = (catalogue: Catalogue, source: Catalogue): Group => {
  const { language } = catalogue;
  const translated = new Map(messagesOf(catalogue));
  const all: Group = new Map();
  for (const [key, message] of messagesOf(source)) {
    const groups = key.split(GROUPS);
    const name = groups.pop() ?? key;
    const { description } = language === source.language ? message : { description: '' };
    const code = codeOf(language, translated.get(key) ?? message, message);
    groups.reduce(groupIn, all).set(name, { description, code });
  }
  return all;
};

const bodyOf = (group: Group, indent: string): string =>
  [...group]
    .map(([name, entry]) => {
      if (entry instanceof Map) return `${indent}${keyOf(name)}: {\n${bodyOf(entry, `${indent}  `)}${indent}},\n`;
      const comment = entry.description === '' ? '' : `${indent}/** ${entry.description} */\n`;
      return `${comment}${indent}${keyOf(name)}: ${entry.code},\n`;
    })
    .join('');

const languageModule = (catalogue: Catalogue, source: Catalogue): Module => {
  const { language } = catalogue;
  const body = bodyOf(groupedIn(catalogue, source), '  ');
  const used = (['count', 'ordinal', 'params'] as const).filter((name) => body.includes(`: ${name}<`));
  const imports = used.length > 0 ? `import { ${used.join(', ')} } from './fill.ts';\n` : '';
  const code = `${header(`messages/${language}/server`)}${imports}\nexport const ${language} = {\n${body}};\n`;
  return [`${MESSAGES_OF_SERVER}/${language}.generated.ts`, code];
};

/** All of them, since the server speaks every language at once. */
const catalogueModule = (source: string, languages: readonly string[]): Module => {
  const imports = languages.map((language) => `import { ${language} } from './${language}.generated.ts';\n`).join('');
  const type = `/** What another language says where ${source} says this: all of it, and no more. */\nexport type ServerMessages = typeof ${source};\n`;
  const all = `export const CATALOGUES: Readonly<Record<Language, ServerMessages>> = { ${languages.join(', ')} };\n`;
  const language = `import type { Language } from '@quorum/domain/language';\n`;
  return [
    `${MESSAGES_OF_SERVER}/catalogues.generated.ts`,
    `${header('messages')}${language}${imports}\n${type}\n${all}`,
  ];
};

/** What the server says by itself: each language as functions, with the types of the source. */
export const serverModules = (source: Catalogue, translations: readonly Catalogue[]): Module[] => [
  ...[source, ...translations].map((catalogue) => languageModule(catalogue, source)),
  catalogueModule(
    source.language,
    [source, ...translations].map(({ language }) => language),
  ),
];
