import { createContext } from 'react';

/** An action on what a toast reports; the toast closes then. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  actions?: readonly ToastAction[];
}

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);
