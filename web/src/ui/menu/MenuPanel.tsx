import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type MenuChoice, MenuItem } from './MenuItem.tsx';
import type { Opened } from './MenuTrigger.tsx';
import { popoverStyle } from './popoverStyle.ts';

const Content = styled(Radix.Content)`
  ${popoverStyle}
  min-width: min(13rem, 100vw - 24px);
  max-width: min(22rem, 100vw - 24px);
  max-height: var(--radix-dropdown-menu-content-available-height);
`;

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The menu's accessible name. */
  label: string;
  items: readonly MenuChoice[];
}

/** A menu that opens as soon as it is here. */
export const MenuPanel = ({ trigger, label, items, openedBy }: MenuProps & Opened) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (openedBy === null) return;
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: openedBy, bubbles: true, cancelable: true }));
  }, [openedBy]);
  return (
    <Radix.Root modal={false} defaultOpen={openedBy === null}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Content aria-label={label} align="end" sideOffset={6} collisionPadding={12}>
          {items.map((item) => (
            <MenuItem key={item.label} {...item} />
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
