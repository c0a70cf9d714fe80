import { sessionStore } from '../../../lib/storage.ts';
import type { EventFormValues } from './eventFormValues.ts';

const KEY = 'event-draft';

const parseObject = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/**
 * What was typed into the create form and not yet published, over `blank`. Only fields that the form has, of the
 * type it wants: an older version of the page may have written the draft.
 */
export const readFormDraft = (blank: EventFormValues): EventFormValues => {
  const fits = Object.entries(parseObject(sessionStore.read(KEY) ?? '')).filter(
    ([field, value]) => typeof value === typeof blank[field as keyof EventFormValues],
  );
  return { ...blank, ...Object.fromEntries(fits) };
};

/** Keeps what was typed for this tab, also through a reload and the way to sign in and back. */
export const keepFormDraft = (values: EventFormValues): void => sessionStore.write(KEY, JSON.stringify(values));

export const dropFormDraft = (): void => sessionStore.drop(KEY);
