/**
 * A message with its gaps, `{name}`, filled with values as they are, also with `$&` and `{event}`. A value that ends with a
 * full stop, such as `7 p.m.`, ends a sentence without another one.
 */
export const fillGaps = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return String(value).endsWith('.') ? String(value) : `${value}${stop}`;
  });
