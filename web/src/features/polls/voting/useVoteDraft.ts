import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { clearDraft, draftAbout, keepDraft } from '../../../lib/browser/drafts.ts';
import { fieldsOf } from '../../../lib/fieldsOf.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Writes what was typed and chosen into a form that nobody has touched since. */
const restore = (form: HTMLFormElement, fields: Record<string, string>): void => {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')];
  if (controls.some((control) => control instanceof HTMLInputElement && control.checked)) return;
  for (const control of controls) {
    const value = fields[control.name];
    if (value === undefined || control.type === 'hidden') continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
    else if (control.value === '' || control instanceof HTMLSelectElement) control.value = value;
  }
};

/**
 * Keeps what a visitor has chosen and typed through a reload, until it is saved. Before `useEarlyVotes`, which takes the choices over.
 * @param isSaved whether votes are saved as they are chosen, or were
 */
export const useVoteDraft = (form: RefObject<HTMLFormElement | null>, urlHash: string, isSaved: boolean) => {
  const about = `vote ${urlHash}`;
  const restoreDraft = useEffectEvent(() => {
    const fields = draftAbout(about) as Record<string, string> | undefined;
    if (form.current && fields && !isSaved) restore(form.current, fields);
  });
  useLayoutEffect(() => restoreDraft(), []);
  useEffect(() => {
    if (isSaved) clearDraft(about);
  }, [about, isSaved]);
  return {
    keep: (element: HTMLFormElement): void => {
      if (!isSaved) keepDraft(about, fieldsOf(element));
    },
  };
};
