import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Compiled, compileMessage } from './compileMessage.ts';
import { type Notes, type Part, readPart } from './readPart.ts';

export type CompiledMessage = Compiled & Notes;

export interface CompiledPart extends Omit<Part, 'messages'> {
  messages: ReadonlyMap<string, CompiledMessage>;
}

/** What a language says: its parts by their path, such as `polls/pollForm`. */
export interface Catalogue {
  language: string;
  parts: ReadonlyMap<string, CompiledPart>;
}

/** Where the messages of all languages are, in the repository. */
const FOLDER = 'messages';
const EXTENSION = '.arb';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A part with all of its messages compiled; those that are wrong go to `problems` and are left out. */
export const compilePart = ({ messages, ...part }: Part, problems: string[]): CompiledPart => {
  const compiled = new Map<string, CompiledMessage>();
  for (const [key, { text, ...notes }] of messages) {
    try {
      compiled.set(key, { ...compileMessage(text), ...notes });
    } catch (error) {
      problems.push(`${part.file}: "${key}" ${messageOf(error)}`);
    }
  }
  return { ...part, messages: compiled };
};

/** The folder of a language; what is wrong with its files goes to `problems`. */
export const readCatalogue = (root: string, language: string, problems: string[]): Catalogue => {
  const folder = path.join(FOLDER, language);
  const parts = new Map<string, CompiledPart>();
  if (!existsSync(path.join(root, folder))) return { language, parts };
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(EXTENSION))
    .sort();
  for (const file of files) {
    try {
      parts.set(
        file.slice(0, -EXTENSION.length).replaceAll(path.sep, '/'),
        compilePart(readPart(root, path.join(folder, file)), problems),
      );
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return { language, parts };
};
