import { useCallback, useRef, useState } from 'react';
import { clearDraft, draftAbout, keepDraft } from '../../lib/browser/drafts.ts';
import { errorMessage, isChangedMeanwhile } from '../../lib/refusals/errorMessage.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { meanwhileText } from '../../messages/events/meanwhileText.generated.ts';
import { isSame } from './mergeFields.ts';
import type { Merged, Question } from './Question.ts';

/** What an edit form is about, and how it is saved. */
export interface Revised<Saved, Values, Draft> {
  /** What drafts of it are kept by. */
  about: string;
  valuesOf: (saved: Saved) => Values;
  /** What was typed as the rules accept it; null where they do not. */
  draftOf: (saved: Saved, values: Values) => Draft | null;
  /** `mine` was typed into the form of `saved`. */
  merge: (saved: Saved, mine: Values, theirs: Saved) => Merged<Values>;
  /** Sends what differs from `saved`, with its revision. */
  send: (saved: Saved, values: Values, draft: Draft) => Promise<unknown>;
  /** As it is now; null where it is gone. */
  load: () => Promise<Saved | null>;
  /** The message if the server has no words for a refusal. */
  failed: string;
  onSaved: () => void;
}

/** However often it is changed elsewhere in the meantime. */
const ATTEMPTS = 4;

/**
 * Edits what others may edit as well. A change names the revision that it was made of; where there is another by now, the
 * two are merged and it is sent again. What was changed in both places is asked, and nothing is overwritten.
 */
export const useRevisedEdit = <Saved, Values, Draft>(opened: Saved, edit: Revised<Saved, Values, Draft>) => {
  const { fail } = useOutcome();
  const [form, setForm] = useState(() => {
    const begun = draftAbout(edit.about) as { saved: Saved; values: Values } | undefined;
    const merged = begun
      ? edit.merge(begun.saved, begun.values, opened)
      : { values: edit.valuesOf(opened), questions: [] };
    const { values, questions: asked } = merged;
    const madeOf = begun && asked.length > 0 ? begun.saved : opened;
    return { saved: opened, madeOf, defaults: values, questions: asked, round: 0 };
  });
  const { saved, madeOf, defaults, questions, round } = form;
  const typed = useRef(defaults);
  const [isBusy, setIsBusy] = useState(false);

  /** Begins the form again: its controls show `values`. */
  const showAnew = (present: Saved, values: Values, asked: readonly Question<Values>[]) => {
    typed.current = values;
    setForm((before) => ({
      saved: present,
      // as long as there are questions: somebody who comes back is asked again
      madeOf: asked.length === 0 ? present : before.madeOf,
      defaults: values,
      questions: asked,
      round: before.round + 1,
    }));
  };

  const trySave = async (): Promise<boolean> => {
    let present = saved;
    for (let left = ATTEMPTS; ; left -= 1) {
      const { values, questions: asked } =
        present === saved ? { values: typed.current, questions: [] } : edit.merge(saved, typed.current, present);
      const draft = edit.draftOf(present, values);
      if (asked.length > 0 || !draft) {
        showAnew(present, values, asked);
        if (asked.length === 0) fail(meanwhileText.doesNotFit);
        return false;
      }
      try {
        await edit.send(present, values, draft);
        return true;
      } catch (error) {
        if (!isChangedMeanwhile(error) || left === 0) throw error;
      }
      const theirs = await edit.load();
      if (theirs === null) {
        fail(meanwhileText.isGone);
        return false;
      }
      present = theirs;
    }
  };

  const save = async (): Promise<void> => {
    setIsBusy(true);
    const isSaved = await trySave().catch((error: unknown) => {
      fail(errorMessage(error, edit.failed));
      return false;
    });
    setIsBusy(false);
    if (!isSaved) return;
    clearDraft(edit.about);
    edit.onSaved();
  };

  /** The last answer saves. */
  const answer = async (question: Question<Values>, isTheirs: boolean): Promise<void> => {
    const left = questions.filter(({ name }) => name !== question.name);
    const values = isTheirs ? question.takeTheirs(typed.current) : typed.current;
    showAnew(saved, values, left);
    if (left.length === 0) await save();
  };

  const look = useCallback(
    (values: Values) => {
      typed.current = values;
      keepDraft(edit.about, { saved: madeOf, values });
    },
    [edit.about, madeOf],
  );

  return {
    /** What the form is about, as it was loaded last. */
    saved,
    defaults,
    /** Another one for each time that the form begins again. */
    round,
    isBegun: !isSame(defaults, edit.valuesOf(saved)),
    isBusy,
    questions,
    answer,
    look,
    /** Does nothing while there are questions. */
    submit: () => (questions.length === 0 ? save() : Promise.resolve()),
  };
};
