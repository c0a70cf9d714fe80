import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // oxlint-disable-next-line typescript/no-explicit-any -- of its own kind, which its schema has checked
  spec: any;
}

const FOLDER = path.resolve(import.meta.dirname, '../../../deploy/kubernetes');

export const textOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

/** What a file of `deploy/kubernetes` says. */
export const manifestsIn = (file: string): Manifest[] =>
  parseAllDocuments(textOf(file), { strict: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });

export const manifestFiles = (): string[] => readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

type Path = string;

/**
 * Hands a thing to what reads it, and finds out which of its parts were never looked at: a validator looks at each that its
 * schema knows, so one that it passes over has a name that the schema does not know.
 */
export const unreadOf = (thing: object, readIt: (watched: object) => void): Path[] => {
  const read = new Set<Path>();
  const watch = <Value>(value: Value, at: Path): Value => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, name, receiver) {
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'symbol' || !Object.hasOwn(target, name)) return found;
        const here = `${at}.${name}`;
        read.add(here);
        return watch(found, here);
      },
    });
  };
  readIt(watch(thing, ''));
  const unread = (value: unknown, at: Path): Path[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => {
      const here = `${at}.${name}`;
      return read.has(here) ? unread(part, here) : [here];
    });
  };
  return unread(thing, '');
};
