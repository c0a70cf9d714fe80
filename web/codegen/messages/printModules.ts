import path from 'node:path';
import type { Compiled } from './compileMessage.ts';
import { dataOf, header, keyOf, type Module } from './printing.ts';
import { MESSAGES_OF_SERVER, serverModules } from './printServer.ts';
import type { Catalogue, CompiledPart } from './readCatalogue.ts';
import { GROUPS, isOfWeb, REFUSALS, VOCABULARY, WORKER } from './rooms.ts';

const DOMAIN = 'domain/src';
const WEB = 'web/src/messages';
const TRANSLATIONS = 'web/src/generated/messages';
const WORKER_OF_WEB = 'web/sw';

/** The folders in which everything that is generated comes from messages. */
export const GENERATED = [
  WEB,
  TRANSLATIONS,
  WORKER_OF_WEB,
  `${DOMAIN}/vocabulary`,
  `${DOMAIN}/refusals`,
  MESSAGES_OF_SERVER,
];

/** A message as the source language has it, with what fills it. */
const callOf = (message: Compiled): string => {
  if (message.kind === 'text') return JSON.stringify(message.text);
  return `${message.kind}(${dataOf(message, message)})`;
};

const bodyOf = (part: CompiledPart, valueOf: (key: string, message: Compiled) => string, indent = '  '): string =>
  [...part.messages]
    .map(([key, message]) => {
      const comment = message.description === '' ? '' : `${indent}/** ${message.description} */\n`;
      return `${comment}${indent}${keyOf(key)}: ${valueOf(key, message)},\n`;
    })
    .join('');

const text = (_key: string, message: Compiled): string => dataOf(message, message);

const partsOf = ({ parts }: Catalogue, room: string): [name: string, part: CompiledPart][] =>
  [...parts].filter(([name]) => name.startsWith(room)).map(([name, part]) => [path.posix.basename(name), part]);

const partsOfWeb = ({ parts }: Catalogue): [name: string, part: CompiledPart][] =>
  [...parts].filter(([name]) => isOfWeb(name));

/** By their keys as programs know them: `poll.closed`. */
const refusalsOf = (catalogue: Catalogue): CompiledPart[] =>
  partsOf(catalogue, REFUSALS).map(([, part]) => ({
    ...part,
    messages: new Map([...part.messages].map(([key, message]) => [key.replaceAll(GROUPS, '.'), message])),
  }));

/** A part of the source language, said in the language of the moment. */
const sourceModule = (name: string, part: CompiledPart): Module => {
  const kinds = new Set([...part.messages.values()].map(({ kind }) => kind));
  const folder = path.posix.dirname(`${WEB}/${name}`);
  const pathTo = (file: string) => path.posix.relative(folder, file).replace(/^(?!\.)/, './');
  const counting = (['count', 'ordinal'] as const).filter((kind) => kinds.has(kind));
  const imports = [
    `import { messages } from '${pathTo('web/src/lib/language.ts')}';\n`,
    ...(counting.length > 0 ? [`import { ${counting.join(', ')} } from '${pathTo(`${WEB}/count.ts`)}';\n`] : []),
    ...(kinds.has('params') ? [`import { params } from '${pathTo(`${WEB}/params.ts`)}';\n`] : []),
  ].join('');
  const body = bodyOf(part, (_key, message) => callOf(message));
  const ownName = path.posix.basename(name);
  const source = `${header(part.file)}${imports}\n/** ${part.context} */\nexport const ${ownName}Text = messages('${ownName}', {\n${body}} as const);\n`;
  return [`${WEB}/${name}Text.generated.ts`, source];
};

/** All of a language for the web, which fetches it as one. */
const translationModule = (source: Catalogue, translation: Catalogue): Module => {
  const { language } = translation;
  const words = partsOf(translation, VOCABULARY).map(([name]) => name);
  const parts = partsOfWeb(translation).map(([name, part]) => {
    const english = source.parts.get(name);
    const valueOf = (key: string, message: Compiled) => dataOf(message, english?.messages.get(key) ?? message);
    return `  ${path.posix.basename(name)}: {\n${bodyOf(part, valueOf, '    ')}  },\n`;
  });
  const refusals = refusalsOf(translation).map((part) => bodyOf(part, text, '    '));
  const code = [
    header(`messages/${language}`),
    `import { ${words.join(', ')} } from '@quorum/domain/vocabulary/${language}.generated';\n`,
    `\nexport const ${language} = {\n${words.map((name) => `  ${name},\n`).join('')}`,
    `  refusals: {\n${refusals.join('')}  },\n${parts.join('')}};\n`,
  ];
  return [`${TRANSLATIONS}/${language}.generated.ts`, code.join('')];
};

const loadersModule = (translations: readonly Catalogue[]): Module => {
  const loaders = translations.map(
    ({ language }) =>
      `  ${language}: () => import('./${language}.generated.ts').then((module) => module.${language}),\n`,
  );
  const comment = '/** Every language but the source: each is fetched when it is wanted. */';
  return [
    `${TRANSLATIONS}/translations.generated.ts`,
    `${header('messages')}${comment}\nexport const TRANSLATIONS = {\n${loaders.join('')}};\n`,
  ];
};

const vocabularyModule = (catalogue: Catalogue): Module => {
  const words = partsOf(catalogue, VOCABULARY).map(([name, part]) => {
    const comment = part.context === '' ? '' : `/** ${part.context} */\n`;
    return `\n${comment}export const ${name} = {\n${bodyOf(part, text)}} as const;\n`;
  });
  const { language } = catalogue;
  return [
    `${DOMAIN}/vocabulary/${language}.generated.ts`,
    `${header(`messages/${language}/vocabulary`)}${words.join('')}`,
  ];
};

const vocabulariesModule = (catalogues: readonly Catalogue[]): Module => {
  const languages = catalogues.map(({ language }) => language);
  const imports = languages.map((language) => `import * as ${language} from './${language}.generated.ts';\n`).join('');
  return [
    `${DOMAIN}/vocabulary/vocabularies.generated.ts`,
    `${header('messages')}${imports}\n/** The closed vocabularies of every language. */\nexport const VOCABULARIES = { ${languages.join(', ')} };\n`,
  ];
};

const refusalsModule = (source: Catalogue): Module => {
  const parts = refusalsOf(source).map((part) => `  // ${part.context}\n${bodyOf(part, text)}`);
  const comment =
    '/** Every sentence by which something is refused, in English; `{max}` is a value. Other languages say them by their keys. */';
  return [
    `${DOMAIN}/refusals/catalogue.generated.ts`,
    `${header(`messages/${source.language}/refusals`)}${comment}\nexport const REFUSALS = {\n${parts.join('\n')}} as const;\n`,
  ];
};

/** The texts of the service worker in every language: no page need be open that would have fetched one. */
const workerModule = (source: Catalogue, translations: readonly Catalogue[]): Module => {
  const languages = [source, ...translations].map((catalogue) => {
    const parts = partsOf(catalogue, WORKER).map(([, part]) => bodyOf(part, text, '    '));
    return `  ${catalogue.language}: {\n${parts.join('')}  },\n`;
  });
  return [
    `${WORKER_OF_WEB}/texts.generated.ts`,
    `${header('messages')}\nexport const TEXTS = {\n${languages.join('')}};\n`,
  ];
};

/** Everything that is generated from the catalogues: what is imported of English as typed functions, other languages as data. */
export const printModules = (source: Catalogue, translations: readonly Catalogue[]): Module[] => [
  ...partsOfWeb(source).map(([name, part]) => sourceModule(name, part)),
  ...translations.map((translation) => translationModule(source, translation)),
  loadersModule(translations),
  ...[source, ...translations].map(vocabularyModule),
  vocabulariesModule([source, ...translations]),
  refusalsModule(source),
  ...serverModules(source, translations),
  workerModule(source, translations),
];
