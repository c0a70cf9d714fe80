/** By what it is about: what somebody has typed into a dialog and not sent, and its content when they began. */
const drafts = new Map<string, { original: string; values: unknown }>();

/** What was typed when the dialog was open last, unless what it is about says something else since; else `original`. */
export const readDraft = <Values>(about: string, original: Values): Values => {
  const draft = drafts.get(about);
  return draft?.original === JSON.stringify(original) ? (draft.values as Values) : original;
};

/** Keeps what was typed as long as the page is there. */
export const saveDraft = <Values>(about: string, original: Values, values: Values): void => {
  drafts.set(about, { original: JSON.stringify(original), values });
};

/** It was sent. */
export const clearDraft = (about: string): void => {
  drafts.delete(about);
};
