import { useEffect, useEffectEvent } from 'react';

/** What the browser keeps with an entry of its history: the router's own count, and how many dialogs are open there. */
interface Entry {
  idx?: number;
  dialogs?: number;
}

const currentEntry = (): Entry => (window.history.state ?? {}) as Entry;

/** How each open dialog is closed, the one in front last. */
const open: (() => void)[] = [];
let before: Entry = {};

const follow = () => {
  const left = before;
  before = currentEntry();
  const { dialogs = 0 } = before;
  if (open.length > dialogs) {
    for (const close of open.splice(dialogs)) close();
  } else if (left.idx === before.idx && (left.dialogs ?? 0) > dialogs) {
    // that dialog was closed otherwise: one press of Back must lead to the page before
    window.history.back();
  }
};

/** The entry for the dialog in front, which one opened later takes over where one was closed before. */
const enter = () => {
  const entry = currentEntry();
  if ((entry.dialogs ?? 0) < open.length) window.history.pushState({ ...entry, dialogs: open.length }, '');
  before = currentEntry();
  window.addEventListener('popstate', follow);
};

/** The browser's Back, which is a gesture on a phone, closes what is open before it leaves the page. */
export const useCloseOnBack = (isOpen: boolean, onOpenChange: (open: boolean) => void): void => {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => close();
    open.push(closeThis);
    enter();
    return () => {
      const place = open.indexOf(closeThis);
      if (place >= 0) open.splice(place, 1);
    };
  }, [isOpen]);
};
