import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { popoverItemStyle } from './popoverStyle.ts';

const Item = styled(Radix.Item)<{ $destructive: boolean }>`
  ${popoverItemStyle}
  ${({ $destructive, theme }) => $destructive && `color: ${theme.color.danger};`}
`;

interface MenuItemProps {
  icon?: ReactNode;
  onSelect?: (event: Event) => void;
  /** Makes it a link; another site opens in a new tab. */
  href?: string;
  destructive?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

const linkProps = (href: string) =>
  /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };

export const MenuItem = ({ icon, href, destructive = false, children, ...rest }: MenuItemProps) => {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  return href === undefined ? (
    <Item {...rest} $destructive={destructive}>
      {content}
    </Item>
  ) : (
    <Item {...rest} $destructive={destructive} asChild>
      <a {...linkProps(href)}>{content}</a>
    </Item>
  );
};
