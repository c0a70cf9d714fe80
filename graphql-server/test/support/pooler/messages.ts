// The words of PostgreSQL's protocol (version 3) that a pooler has to know.

export interface Message {
  type: string;
  /** All of it, as it goes over the wire. */
  bytes: Buffer;
}

const LENGTH_BYTES = 4;
const HEADER_BYTES = 1 + LENGTH_BYTES;

/** Cuts a stream into messages, of which the last one may be incomplete so far. */
export class MessageReader {
  #rest = Buffer.alloc(0);

  read(chunk: Buffer): Message[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const messages: Message[] = [];
    while (this.#rest.length >= HEADER_BYTES) {
      const length = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < length) break;
      const bytes = this.#rest.subarray(0, length);
      messages.push({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
      this.#rest = this.#rest.subarray(length);
    }
    return messages;
  }
}

/** Text ends with a zero. */
const textAt = (bytes: Buffer, from: number): string => bytes.toString('utf8', from, bytes.indexOf(0, from));

/** The name under which a statement is prepared; empty for one that is not remembered. */
export const preparedName = ({ type, bytes }: Message): string => (type === 'P' ? textAt(bytes, HEADER_BYTES) : '');

export const statusOf = ({ bytes }: Message): string => String.fromCharCode(bytes[HEADER_BYTES] ?? 0);

const SSL_REQUEST = 80_877_103;
const CODE_BYTES = 4;

/** What a client asks for before anything else: null for encryption, else its parameters. */
export const startupOf = (bytes: Buffer): ReadonlyMap<string, string> | null => {
  if (bytes.readInt32BE(LENGTH_BYTES) === SSL_REQUEST) return null;
  const words = bytes.toString('utf8', LENGTH_BYTES + CODE_BYTES).split('\0');
  const pairs = words.flatMap((word, n) => (n % 2 === 0 && word ? [[word, words[n + 1] ?? ''] as const] : []));
  return new Map(pairs);
};

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES);
  head.write(type);
  head.writeInt32BE(LENGTH_BYTES + body.length, 1);
  return Buffer.concat([head, body]);
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeInt32BE(value);
  return bytes;
};

export const refusal = (code: string, text: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));

/** Welcomes a client by a number of the pooler's own. */
export const welcome = (id: number): Buffer =>
  Buffer.concat([
    message('R', number(0)),
    message('S', Buffer.from('server_version\0' + '18.0\0')),
    message('S', Buffer.from('client_encoding\0UTF8\0')),
    message('K', Buffer.concat([number(id), number(1)])),
    message('Z', Buffer.from('I')),
  ]);

const short = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

const BOOLEAN = 16;
/** Neither of a table nor of a length of its own, and as text. */
const typeOf = Buffer.concat([number(0), short(0), number(BOOLEAN), short(1), number(-1), short(0)]);

/** The whole result of a statement that asks for one boolean. */
export const booleanResult = (name: string, value: boolean): Buffer =>
  Buffer.concat([
    message('T', Buffer.concat([short(1), Buffer.from(`${name}\0`), typeOf])),
    message('D', Buffer.concat([short(1), number(1), Buffer.from(value ? 't' : 'f')])),
    message('C', Buffer.from('SELECT 1\0')),
    message('Z', Buffer.from('I')),
  ]);
