import { SIGNED_IN } from '../lib/browser/signInMarks.ts';

/** Marks the events of the person who was signed in last, as `ownMarks` will, so that nothing moves when it is known who is. */
export const markOwnEvents = (): void => {
  const uid = localStorage.getItem(SIGNED_IN);
  if (!uid) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-creator]')) {
    if (dataset.creator === uid) dataset.own = 'yes';
  }
};
