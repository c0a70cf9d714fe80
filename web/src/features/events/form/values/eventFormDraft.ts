import { createFormDraft, isObject } from '../../../../lib/browser/formDraft.ts';
import type { EventFormValues, FormatRow } from './eventFormValues.ts';

const draft = createFormDraft<EventFormValues>('event-draft');

const isRow = (value: unknown): value is FormatRow =>
  isObject(value) && typeof value.at === 'string' && typeof value.label === 'string';

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
  return { ...values, formats: readFormats(raw.formats) };
};

export const keepFormDraft = draft.keep;
export const dropFormDraft = draft.drop;
