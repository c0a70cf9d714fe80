import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** What a menu has to know that has just been opened for the first time. */
export interface Opened {
  /** The button that opened it. */
  trigger: ReactElement;
  /** The key that opened it, null for a pointer: Radix begins at the first item for the one, at none for the other. */
  openedBy: string | null;
}

interface Props {
  trigger: ReactElement;
  /** The menu, which is code of its own: the button stands in for it until that is here. */
  children: (opened: Opened & { fallback: ReactElement }) => ReactNode;
}

/** A button that opens a menu. Until it is pressed for the first time there is no more to it than the button. */
export const MenuTrigger = ({ trigger, children }: Props) => {
  const [openedBy, setOpenedBy] = useState<{ key: string | null }>();
  const button = cloneElement(trigger as ReactElement<HTMLAttributes<HTMLElement>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setOpenedBy({ key: null }),
    onKeyDown: (event: KeyboardEvent) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      setOpenedBy({ key: event.key });
    },
  });
  return openedBy ? children({ trigger, openedBy: openedBy.key, fallback: button }) : button;
};
