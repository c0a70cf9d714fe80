import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';

/** The text of a document that is known from the start; undefined when it is not. */
export type FindOperation = (id: string) => Promise<string | undefined>;

/** What Apollo puts before the SHA-256 of a document. */
const PREFIX = /^apq:/;

/** The documents that clients may call by name: those of the web app, and those that a client has sent before. */
export class NamedDocuments implements KeyValueCache {
  readonly #sent = new InMemoryLRUCache();

  constructor(private readonly findOperation: FindOperation) {}

  async get(key: string): Promise<string | undefined> {
    return (await this.#sent.get(key)) ?? this.findOperation(key.replace(PREFIX, ''));
  }

  set(key: string, text: string): Promise<void> {
    return this.#sent.set(key, text);
  }

  async delete(key: string): Promise<void> {
    await this.#sent.delete(key);
  }
}
