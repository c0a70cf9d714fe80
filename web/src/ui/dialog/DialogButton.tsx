import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useHasBeenTrue } from './useHasBeenTrue.ts';

interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Props {
  icon: ReactNode;
  /** The label of the button. */
  children: string;
  /** Rendered once it was opened for the first time. */
  dialog: (state: OpenState) => ReactNode;
  /** Loads the code of the dialog; called as soon as somebody points at the button. */
  prefetch: () => void;
  /** Another button that looks different. */
  as?: ComponentType<Parameters<typeof Button>[0]>;
}

/** A button that opens a dialog whose code is loaded for it. */
export const DialogButton = ({ icon, children, dialog, prefetch, as: Shown = Button }: Props) => {
  const [open, onOpenChange] = useState(false);
  const hasBeenOpen = useHasBeenTrue(open);
  return (
    <>
      <Shown variant="ghost" size="sm" onClick={() => onOpenChange(true)} onPointerEnter={prefetch} onFocus={prefetch}>
        {icon}
        {children}
      </Shown>
      {hasBeenOpen && dialog({ open, onOpenChange })}
    </>
  );
};
