import { createContext } from 'react';

/** What one can do about what a toast says; it closes then. */
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
