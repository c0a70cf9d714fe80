import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What fills a gap, by the names that ARB has for it. */
const TYPES = ['String', 'int', 'double', 'num'] as const;
type GapType = (typeof TYPES)[number];

/** What translators should know of a message, and code of its gaps. */
export interface Notes {
  description: string;
  /** By the name of the gap; empty where nothing is said of them. */
  placeholders: Readonly<Record<string, GapType>>;
}

/** The messages of one file, each as it stands there. */
export interface Part {
  file: string;
  /** The language that the file says it is in; empty where it says none, as some tools leave it. */
  locale: string;
  /** What all of the messages are about. */
  context: string;
  messages: ReadonlyMap<string, Notes & { text: string }>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

const isType = (type: string): type is GapType => (TYPES as readonly string[]).includes(type);

/** What a gap without a type is filled with is a text. */
const typeOf = (placeholder: unknown, message: string): GapType => {
  const type = isObject(placeholder) ? textOr(placeholder.type, 'String') : '';
  if (!isType(type))
    throw new Error(`${message} has a placeholder of the type "${type}": those are ${TYPES.join(', ')}`);
  return type;
};

const notesOf = (about: unknown, message: string): Notes => {
  if (!isObject(about)) return { description: '', placeholders: {} };
  const placeholders = isObject(about.placeholders) ? about.placeholders : {};
  return {
    description: textOr(about.description, ''),
    placeholders: Object.fromEntries(Object.entries(placeholders).map(([name, one]) => [name, typeOf(one, message)])),
  };
};

/** JSON lets a name stand twice and takes the last; every tool writes one to a line. */
const namedTwice = (source: string): string | undefined => {
  const names = [...source.matchAll(/^ {2}"((?:[^"\\]|\\.)*)":/gm)].map(([, name = '']) => name);
  return names.find((name, index) => names.indexOf(name) !== index);
};

/** An ARB file: names with ICU messages, `@name` for what describes one, and `@@context` for all of them. */
export const partOf = (file: string, source: string): Part => {
  const twice = namedTwice(source);
  if (twice !== undefined) throw new Error(`${file}: "${twice}" is there twice`);
  const content: unknown = JSON.parse(source);
  if (!isObject(content)) throw new Error(`${file}: not an object of messages`);
  const messages = new Map<string, Notes & { text: string }>();
  for (const [key, text] of Object.entries(content)) {
    if (key.startsWith('@')) continue;
    if (/[.[\]]/.test(key))
      throw new Error(`${file}: "${key}" is no name that tools keep: a group is written "poll__closed"`);
    if (typeof text !== 'string' || text.trim() === '') throw new Error(`${file}: "${key}" has no text`);
    messages.set(key, { text, ...notesOf(content[`@${key}`], `${file}: "${key}"`) });
  }
  const orphan = Object.keys(content).find((key) => /^@[^@]/.test(key) && !messages.has(key.slice(1)));
  if (orphan !== undefined) throw new Error(`${file}: "${orphan}" describes no message`);
  return { file, locale: textOr(content['@@locale'], ''), context: textOr(content['@@context'], ''), messages };
};

/** `file` as one of the repository. */
export const readPart = (root: string, file: string): Part => {
  try {
    return partOf(file, readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file}: not JSON, ${error.message}`, { cause: error });
    throw error;
  }
};
