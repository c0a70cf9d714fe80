import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { popoverStyle } from './popoverStyle.ts';

const Content = styled(Radix.Content)`
  ${popoverStyle}
  min-width: 13rem;
  max-width: min(22rem, calc(100vw - 1.5rem));
  max-height: var(--radix-dropdown-menu-content-available-height);
`;

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The menu's accessible name. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'end';
}

export const Menu = ({ trigger, label, children, align = 'end' }: MenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Content aria-label={label} align={align} sideOffset={6} collisionPadding={12}>
        {children}
      </Content>
    </Radix.Portal>
  </Radix.Root>
);
