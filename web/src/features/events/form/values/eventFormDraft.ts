import { CURRENCIES, PRICE_MODES } from '@quorum/domain/organising/price';
import { QUESTION_KINDS } from '@quorum/domain/organising/questions';
import type { PriceBoxes } from '../../../prices/priceBoxes.ts';
import type { QuestionRow } from '../../../questions/questionRows.ts';
import { createFormDraft, isObject } from '../../../../lib/browser/formDraft.ts';
import type { EventFormValues, FormatRow } from './eventFormValues.ts';

const draft = createFormDraft<EventFormValues>('event-draft');

const isRow = (value: unknown): value is FormatRow =>
  isObject(value) && typeof value.at === 'string' && typeof value.label === 'string';

const isQuestion = (value: unknown): value is QuestionRow =>
  isObject(value) &&
  [value.number, value.text, value.options].every((text) => typeof text === 'string') &&
  QUESTION_KINDS.some((kind) => kind === value.kind) &&
  typeof value.isRequired === 'boolean';

const isPrice = (value: unknown): value is PriceBoxes =>
  isObject(value) &&
  [value.amount, value.howToPay].every((text) => typeof text === 'string') &&
  CURRENCIES.has(String(value.currency)) &&
  PRICE_MODES.some((mode) => mode === value.mode);

/** A format for each line, such as `10 5v5`: so the form held them once. */
const rowsIn = (lines: string): FormatRow[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, at = '', label = ''] = /^\s*(\d*)[\s:]*(.*)$/.exec(line) ?? [];
      return { at, label };
    });

const readFormats = (formats: unknown): FormatRow[] => {
  if (typeof formats === 'string') return rowsIn(formats);
  return Array.isArray(formats) ? formats.filter(isRow) : [];
};

/** What was typed into the create form and not yet published, over `blank`. */
export const readFormDraft = (blank: EventFormValues): EventFormValues => {
  const { values, raw } = draft.read(blank);
  return {
    ...values,
    formats: readFormats(raw.formats),
    questions: Array.isArray(raw.questions) ? raw.questions.filter(isQuestion) : [],
    price: isPrice(raw.price) ? raw.price : blank.price,
  };
};

export const keepFormDraft = draft.keep;
export const dropFormDraft = draft.drop;
