import { useSyncExternalStore } from 'react';

let isPrinting = false;

const subscribe = (notify: () => void) => {
  const change = (value: boolean) => () => {
    isPrinting = value;
    notify();
  };
  const begin = change(true);
  const end = change(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};

/** Whether the page is being printed: paper holds what a screen shows on request. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
