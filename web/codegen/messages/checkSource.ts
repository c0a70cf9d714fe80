import path from 'node:path';
import type { Catalogue } from './readCatalogue.ts';

/** A room of its own, whose files are one catalogue by the keys of refusals. */
const isRefusals = (name: string): boolean => name.startsWith('refusals/');

const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** What is wrong with the source language, whatever its translations say. */
export const checkSource = ({ parts }: Catalogue): string[] => {
  const names = [...parts.keys()].filter((name) => !isRefusals(name)).map((name) => path.posix.basename(name));
  const refusals = [...parts].filter(([name]) => isRefusals(name)).flatMap(([, { messages }]) => [...messages.keys()]);
  return [
    ...[...parts.values()]
      .filter(({ context }) => context === '')
      .map(({ file }) => `${file}: "@@context" does not tell translators what its messages are about`),
    ...[...parts.values()].flatMap(({ file, context, messages }) =>
      [context, ...[...messages.values()].map(({ description }) => description)]
        .filter((comment) => comment.includes('*/'))
        .map(() => `${file}: "*/" would end the comment that a description becomes`),
    ),
    ...twice(names).map((name) => `messages: two parts are called "${name}"`),
    ...twice(refusals).map((key) => `messages: two refusals have the key "${key}"`),
  ];
};
