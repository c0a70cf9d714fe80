import { cloneElement, type HTMLAttributes, type KeyboardEvent, type ReactElement, useState } from 'react';
import { lazyComponent } from '../../lib/lazy.tsx';
import type { MenuProps } from './MenuPanel.tsx';

const Panel = lazyComponent(async () => (await import('./MenuPanel.tsx')).MenuPanel);

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** A button that opens a menu. Until it is pressed for the first time there is no more to it than the button. */
export const Menu = (props: MenuProps) => {
  const [openedBy, setOpenedBy] = useState<{ key: string | null }>();
  const trigger = cloneElement(props.trigger as ReactElement<HTMLAttributes<HTMLElement>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setOpenedBy({ key: null }),
    onKeyDown: (event: KeyboardEvent) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      setOpenedBy({ key: event.key });
    },
  });
  return openedBy ? <Panel {...props} openedBy={openedBy.key} fallback={trigger} /> : trigger;
};
