import type { Compiled } from './compileMessage.ts';

/** A module to be written, by its path in the repository. */
export type Module = readonly [file: string, source: string];

export const header = (from: string): string => `/* Written by \`npm run codegen\` from ${from}. */\n`;

export const keyOf = (key: string): string => (/^[\w$]+$/.test(key) && !/^\d/.test(key) ? key : JSON.stringify(key));

const formsOf = (forms: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(forms)
    .map(([form, text]) => `${form}: ${JSON.stringify(text)}`)
    .join(', ')} }`;

/** A message as data, which the function of the source language fills. */
export const dataOf = (message: Compiled, source: Compiled): string => {
  if ('forms' in message) return formsOf(message.forms);
  return 'forms' in source ? formsOf({ other: message.text }) : JSON.stringify(message.text);
};
