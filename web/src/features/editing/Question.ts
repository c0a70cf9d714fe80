/** Something that was changed here and elsewhere, in words. */
export interface Clash {
  /** Tells it from others. */
  name: string;
  /** What the form calls it. */
  label: string;
  /** What it was changed to elsewhere; empty where it was emptied, or removed. */
  theirs: string;
  /** The same of what was done here. */
  mine: string;
  /** Whether nothing means that it is no longer there, as of one of several dates. */
  isRemoval?: boolean;
}

/** Which of the two is it to be? */
export interface Question<Values> extends Clash {
  /** Puts what it was changed to elsewhere in the place of what was typed. */
  takeTheirs: (values: Values) => Values;
}

/** What was typed, over what there is now, and what only a person can decide. */
export interface Merged<Values> {
  values: Values;
  questions: readonly Question<Values>[];
}
