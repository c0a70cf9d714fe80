import { fillGaps } from '@quorum/domain/fillGaps';
import type { NamesIn } from '@quorum/domain/refusals/Reason';
import { strings, transform, type TranslationFunction } from '@nanostores/i18n';

const fill = transform((_locale: string, message: string, values: Record<string, string | number>) =>
  strings(message, (text) => fillGaps(text, values)),
);

/**
 * A message with gaps, filled by `text.message({ name })`. Unlike the library's own it takes what people typed
 * literally, also `$&` and `{event}`.
 */
export const params = <Text extends string>(
  message: Text,
): TranslationFunction<[Record<NamesIn<Text>, string | number>], string> => fill(message);
