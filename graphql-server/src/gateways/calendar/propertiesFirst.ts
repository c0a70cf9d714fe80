const BREAK = '\r\n';

/**
 * The same calendar with its own properties before its components, as RFC 5545 wants it in section 3.6: the generator
 * writes some of them behind the zones. A line that begins with a space goes on from the one before.
 */
export const propertiesFirst = (text: string): string => {
  const lines = text.split(BREAK);
  const [properties, components]: [string[], string[]] = [[], []];
  let depth = 0;
  for (const line of lines.slice(1, -1)) {
    if (line.startsWith('BEGIN:')) depth++;
    (depth === 0 ? properties : components).push(line);
    if (line.startsWith('END:')) depth--;
  }
  return [...lines.slice(0, 1), ...properties, ...components, ...lines.slice(-1)].join(BREAK);
};
