import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { ToastContext, type ToastMessage } from './toastContext.ts';
import type { ShownToast } from './Toasts.tsx';

const Toasts = lazyComponent(async () => (await import('./Toasts.tsx')).Toasts);

/** Spec section 9: focuses the notifications. */
const HOTKEY = 'F8';
const HOTKEYS = [HOTKEY];

/** Listens for the first press of the hotkey; once the region is there, it listens itself. */
const useFirstHotkey = (isRegionThere: boolean) => {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (isPressed || isRegionThere) return;
    const hear = ({ code }: KeyboardEvent) => code === HOTKEY && setIsPressed(true);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isPressed, isRegionThere]);
  return isPressed;
};

/** Shows one toast at a time. The region for it is there from the first toast, or the first press of its hotkey. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const [closedId, setClosedId] = useState(0);
  const isAwaited = useFirstHotkey(toast !== null);
  const show = useCallback((message: ToastMessage) => {
    setToast((before) => ({ ...message, id: (before?.id ?? 0) + 1 }));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {(toast !== null || isAwaited) && (
        <Toasts
          hotkey={HOTKEYS}
          toast={toast}
          open={toast !== null && toast.id !== closedId}
          onClose={() => setClosedId(toast?.id ?? 0)}
          isAwaited={isAwaited}
        />
      )}
    </ToastContext>
  );
};
