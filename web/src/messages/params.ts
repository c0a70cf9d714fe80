import type { NamesIn } from '@quorum/domain/refusals/Reason';
import { strings, transform, type TranslationFunction } from '@nanostores/i18n';

/** A value that ends with a full stop, such as `7 p.m.`, ends a sentence without another one. */
const fill = transform((_locale: string, message: string, values: Record<string, string | number>) =>
  strings(message, (text) =>
    text.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return String(value).endsWith('.') ? String(value) : `${value}${stop}`;
    }),
  ),
);

/**
 * A message with gaps, filled by `text.message({ name })`. Unlike the library's own it takes what people typed
 * literally, also `$&` and `{event}`.
 */
export const params = <Text extends string>(
  message: Text,
): TranslationFunction<[Record<NamesIn<Text>, string | number>], string> => fill(message);
