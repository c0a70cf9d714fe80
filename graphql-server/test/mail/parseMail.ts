/** A part of a message, or the message: written for the tests, with what RFC 2045 to 2047 need of it. */
interface Part {
  headers: Map<string, string>;
  type: string;
  body: string;
  parts: Part[];
}

export interface ParsedMail {
  headers: Map<string, string>;
  text: string;
  html: string;
  /** The calendar part that mail programs show, and the attached file. */
  calendars: string[];
  parts: Part[];
}

const bytesOf = (body: string, encoding: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const joined = body.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
};

/** The encoded words of a header (RFC 2047), put together as bytes: a character may begin in one and end in the next. */
const decodeWords = (value: string): string =>
  value.replace(/=\?UTF-8\?[QB]\?[^?]*\?=(?:\s+=\?UTF-8\?[QB]\?[^?]*\?=)*/gi, (words) =>
    Buffer.concat(
      [...words.matchAll(/\?([QB])\?([^?]*)\?=/gi)].map(([, encoding = '', text = '']) =>
        encoding.toUpperCase() === 'B'
          ? bytesOf(text, 'base64')
          : bytesOf(text.replaceAll('_', ' '), 'quoted-printable'),
      ),
    ).toString('utf8'),
  );

const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
      }),
  );

const parsePart = (raw: string): Part => {
  const end = raw.indexOf('\r\n\r\n');
  const headers = headersOf(raw.slice(0, end));
  const rest = raw.slice(end + 4);
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary) {
    const pieces = rest.split(`--${boundary}`).slice(1, -1);
    return { headers, type, body: '', parts: pieces.map((piece) => parsePart(piece.replace(/^\r\n/, ''))) };
  }
  const body = bytesOf(rest, headers.get('content-transfer-encoding') ?? '').toString('utf8');
  return { headers, type, body, parts: [] };
};

const leavesOf = (part: Part): Part[] => (part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf));

export const parseMail = (raw: string): ParsedMail => {
  const message = parsePart(raw);
  const parts = leavesOf(message);
  const bodyOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.body.replace(/\r\n/g, '\n') ?? '';
  const calendars = parts.filter(({ type }) => /^(text\/calendar|application\/ics)/.test(type));
  return {
    headers: message.headers,
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    calendars: calendars.map(({ body }) => body),
    parts,
  };
};
