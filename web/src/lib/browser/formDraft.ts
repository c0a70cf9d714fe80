import { sessionStore } from '../storage.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const parseObject = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** What is typed into a form and not yet sent, kept for this tab, also through a reload and the way to sign in and back. */
export const createFormDraft = <Values extends object>(key: string) => ({
  /**
   * What was typed, over `blank`. Only fields that the form has, of the type it wants: an older version of the page may
   * have written the draft. `raw` is what it has written.
   */
  read: (blank: Values): { values: Values; raw: Record<string, unknown> } => {
    const raw = parseObject(sessionStore.read(key) ?? '');
    const fits = Object.entries(raw).filter(([field, value]) => typeof value === typeof blank[field as keyof Values]);
    return { values: { ...blank, ...Object.fromEntries(fits) }, raw };
  },
  keep: (values: Values): void => sessionStore.write(key, JSON.stringify(values)),
  drop: (): void => sessionStore.drop(key),
});
