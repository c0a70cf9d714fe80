import { use } from 'react';
import { type ShowToast, ToastContext } from './toastContext.ts';

/** Shows a message in a corner of the screen for five seconds; it takes the place of the one before. */
export const useToast = (): ShowToast => {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
};
