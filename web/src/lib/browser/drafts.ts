import { sessionStore } from '../storage.ts';

// What somebody has typed into a form and not sent yet, by what the form is about. It stays as long as the tab, through a reload too.

const keyOf = (about: string) => `quorum-draft ${about}`;

interface OverOriginal {
  original: string;
  values: unknown;
}

/** The draft, as it was stored; undefined where there is none. */
export const draftAbout = (about: string): unknown => {
  try {
    return JSON.parse(sessionStore.read(keyOf(about)) ?? '') as unknown;
  } catch {
    return undefined;
  }
};

export const keepDraft = (about: string, draft: unknown): void =>
  sessionStore.write(keyOf(about), JSON.stringify(draft));

/** What was typed over `original` before, unless what it is about has changed since; else `original`. */
export const readDraft = <Values>(about: string, original: Values): Values => {
  const draft = draftAbout(about) as OverOriginal | undefined;
  return draft?.original === JSON.stringify(original) ? (draft.values as Values) : original;
};

/** Stores what was typed over `original`. */
export const saveDraft = <Values>(about: string, original: Values, values: Values): void =>
  keepDraft(about, { original: JSON.stringify(original), values });

/** It was sent. */
export const clearDraft = (about: string): void => sessionStore.drop(keyOf(about));
