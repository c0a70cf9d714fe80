/** A content line of RFC 5545, unfolded. */
export interface ContentLine {
  name: string;
  params: string;
  value: string;
}

const LINE_OCTETS = 75;
const CONTENT_LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su;

const fail = (why: string, line: string): never => {
  throw new Error(`${why}: ${JSON.stringify(line)}`);
};

const physicalLines = (bytes: Buffer): string[] => {
  const text = bytes.toString('latin1');
  if (!text.endsWith('\r\n')) fail('the last line does not end', text.slice(-40));
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) fail('a bare line break', line);
    if (line.length > LINE_OCTETS) fail('more than 75 octets', line);
    // a character that is folded in its middle is none in either line
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
  }
  return lines.map((line) => Buffer.from(line, 'latin1').toString('utf8'));
};

const unfold = (lines: string[]): string[] =>
  lines.reduce<string[]>((logical, line) => {
    if (!/^[ \t]/.test(line)) return [...logical, line];
    return [...logical.slice(0, -1), `${logical.at(-1) ?? fail('nothing to go on from', line)}${line.slice(1)}`];
  }, []);

const checkNesting = (lines: ContentLine[]): void => {
  const open: string[] = [];
  for (const { name, value } of lines) {
    if (name === 'BEGIN') open.push(value);
    if (name === 'END' && open.pop() !== value) fail('ends what did not begin', value);
  }
  if (open.length > 0) fail('does not end', open.join(', '));
};

/** Section 3.6: of a calendar, all properties stand before the first component. */
const checkOrder = (lines: ContentLine[]): void => {
  let depth = 0;
  let hasComponents = false;
  for (const { name, value } of lines) {
    if (name === 'BEGIN') depth++;
    else if (name === 'END') depth--;
    else if (depth === 1 && hasComponents) fail('a property behind components', `${name}:${value}`);
    hasComponents ||= depth > 1;
  }
};

/** Reads a calendar by the letter of RFC 5545 section 3.1, in another way than the parser under test. @throws where it is not kept */
export const readStrictly = (text: string): ContentLine[] => {
  const lines = unfold(physicalLines(Buffer.from(text, 'utf8'))).map((line) => {
    const [, name = '', params = '', value = ''] = CONTENT_LINE.exec(line) ?? fail('no content line', line);
    return { name, params, value };
  });
  checkNesting(lines);
  checkOrder(lines);
  return lines;
};

/** A value of type TEXT (section 3.3.11). */
export const textOf = (value: string): string => {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) fail('a bare separator', value);
  return value.replace(/\\(.)/gsu, (_escape, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
};

/** The value of the first line of that name between the events' BEGIN and END. */
export const inEvent = (lines: ContentLine[], name: string): ContentLine | undefined => {
  const begin = lines.findIndex((line) => line.name === 'BEGIN' && line.value === 'VEVENT');
  return lines.slice(begin).find((line) => line.name === name);
};
