import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { OpenState } from './OpenState.ts';
import { useHasBeenTrue } from './useHasBeenTrue.ts';

interface Props<About extends object> {
  icon: ReactNode;
  /** The label of the button. */
  children: string;
  /** Its code is loaded as soon as somebody points at the button; it is rendered once it was opened for the first time. */
  dialog: ComponentType<About & OpenState> & { prefetch: () => void };
  /** What the dialog is about: its other props. */
  about: About;
  /** Another button that looks different. */
  as?: ComponentType<Parameters<typeof Button>[0]>;
}

/** A button that opens a dialog whose code is loaded for it. */
export const DialogButton = <About extends object>({
  icon,
  children,
  dialog: Dialog,
  about,
  as: Shown = Button,
}: Props<About>) => {
  const [open, onOpenChange] = useState(false);
  const hasBeenOpen = useHasBeenTrue(open);
  const { prefetch } = Dialog;
  return (
    <>
      <Shown variant="ghost" size="sm" onClick={() => onOpenChange(true)} onPointerEnter={prefetch} onFocus={prefetch}>
        {icon}
        {children}
      </Shown>
      {hasBeenOpen && <Dialog {...about} open={open} onOpenChange={onOpenChange} />}
    </>
  );
};
