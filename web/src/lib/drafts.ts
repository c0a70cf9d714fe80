/** By what it is about: what somebody has typed into a dialog and not sent, and what it was made of. */
const drafts = new Map<string, unknown>();

interface OverOriginal {
  original: string;
  values: unknown;
}

/** What was kept of it, as it was kept; undefined for nothing. */
export const draftAbout = (about: string): unknown => drafts.get(about);

/** Keeps what was typed as long as the page is there. */
export const keepDraft = (about: string, draft: unknown): void => {
  drafts.set(about, draft);
};

/** What was typed when the dialog was open last, unless what it is about says something else since; else `original`. */
export const readDraft = <Values>(about: string, original: Values): Values => {
  const draft = draftAbout(about) as OverOriginal | undefined;
  return draft?.original === JSON.stringify(original) ? (draft.values as Values) : original;
};

/** Keeps what was typed over `original`. */
export const saveDraft = <Values>(about: string, original: Values, values: Values): void =>
  keepDraft(about, { original: JSON.stringify(original), values });

/** It was sent. */
export const clearDraft = (about: string): void => {
  drafts.delete(about);
};
