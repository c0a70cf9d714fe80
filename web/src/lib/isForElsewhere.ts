import type { MouseEvent } from 'react';

/** A click on a link that asks for another tab or window, which is the browser's. */
export const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
