import { sayAll, type Reason, type Sentences } from '@quorum/domain/refusals/Reason';
import { formatNumber } from '../formatNumber.ts';
import { translations } from '../language.ts';

/** What was refused: its English comes along, and says what no other language knows yet. */
export interface Refused {
  message: string;
  reasons: readonly Reason[];
}

/** The refusals in the current language; undefined for English. */
export const translatedSentences = (): Sentences | undefined => {
  const [texts, fields] = [translations('refusals'), translations('fieldNames')];
  return texts && fields && { texts, fields, number: formatNumber };
};

const isKnown = ({ key, values = {} }: Reason, sentences: Sentences): boolean =>
  Object.hasOwn(sentences.texts, key) &&
  Object.values(values).every((value) => typeof value !== 'object' || isKnown(value, sentences));

/** A refusal in the language of the moment. */
export const sayRefusal = ({ message, reasons }: Refused): string => {
  const sentences = translatedSentences();
  const areKnown = sentences && reasons.length > 0 && reasons.every((reason) => isKnown(reason, sentences));
  return areKnown ? sayAll(reasons, sentences) : message;
};
