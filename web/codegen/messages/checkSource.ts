import path from 'node:path';
import { COUNTED } from './compileMessage.ts';
import type { Catalogue, CompiledMessage, CompiledPart } from './readCatalogue.ts';
import { GROUPS, isOfWeb, SERVER, SHARED_ROOMS } from './rooms.ts';

const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

const named = (gaps: readonly string[]): string => gaps.map((gap) => `{${gap}}`).join(', ') || 'none';

/** What is wrong with the placeholders of a message: the server's functions take their types from them. */
const problemOfPlaceholders = (name: string, message: CompiledMessage): string | undefined => {
  const { gaps, placeholders } = message;
  const described = Object.keys(placeholders).sort();
  if (described.length === 0 && !name.startsWith(SERVER)) return undefined;
  if (described.join() !== gaps.join()) return `describes ${named(described)} in place of ${named(gaps)}`;
  return 'forms' in message && placeholders[COUNTED] === 'String' ? `has a {${COUNTED}} that is no number` : undefined;
};

/** The functions of pages take a number and nothing else. */
const problemOfPlural = (name: string, message: CompiledMessage): string | undefined => {
  if (!('forms' in message) || name.startsWith(SERVER)) return undefined;
  if (!isOfWeb(name)) return 'counts, which nothing here does';
  const other = message.gaps.find((gap) => gap !== COUNTED);
  return other && `has the gap {${other}} beside its plural: put it into another message`;
};

const problemsOfPart = (name: string, { file, context, messages }: CompiledPart): string[] => [
  ...(context === '' ? [`${file}: "@@context" does not tell translators what its messages are about`] : []),
  ...[context, ...[...messages.values()].map(({ description }) => description)]
    .filter((comment) => comment.includes('*/'))
    .map(() => `${file}: "*/" would end the comment that a description becomes`),
  ...[...messages].flatMap(([key, message]) =>
    [problemOfPlaceholders(name, message), problemOfPlural(name, message)]
      .filter((problem) => problem !== undefined)
      .map((problem) => `${file}: "${key}" ${problem}`),
  ),
];

/** What is wrong with the source language, whatever its translations say. */
export const checkSource = ({ parts }: Catalogue): string[] => {
  const keysIn = (room: string) =>
    [...parts].filter(([name]) => name.startsWith(room)).flatMap(([, { messages }]) => [...messages.keys()]);
  const ofTheirOwn = [...parts.keys()].filter((name) => !SHARED_ROOMS.some((room) => name.startsWith(room)));
  const server = keysIn(SERVER);
  return [
    ...[...parts].flatMap(([name, part]) => problemsOfPart(name, part)),
    ...twice(ofTheirOwn.map((name) => path.posix.basename(name))).map(
      (name) => `messages: two parts are called "${name}"`,
    ),
    ...SHARED_ROOMS.flatMap((room) => twice(keysIn(room)).map((key) => `messages/${room}: "${key}" is there twice`)),
    ...server
      .filter((key) => server.some((other) => other.startsWith(key + GROUPS)))
      .map((key) => `messages/${SERVER}: "${key}" is a message and a group`),
  ];
};
