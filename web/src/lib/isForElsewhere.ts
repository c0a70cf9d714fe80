type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click on a link that asks for another tab or window, which is the browser's. */
export const isForElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
