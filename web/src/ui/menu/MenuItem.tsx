import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { popoverItemStyle } from './popoverStyle.ts';
import { PageLink } from '../link/PageLink.tsx';

const Item = styled(Radix.Item)`
  ${popoverItemStyle}
`;

export interface MenuChoice {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes it a link to a page of ours. */
  to?: string;
  /** Makes it a link that the browser follows; another site opens in a new tab. */
  href?: string;
}

const linkProps = (href: string) =>
  /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };

const asLink = (content: ReactNode, { to, href }: Pick<MenuChoice, 'to' | 'href'>) => {
  if (to !== undefined) return <PageLink to={to}>{content}</PageLink>;
  if (href !== undefined) return <a {...linkProps(href)}>{content}</a>;
  return undefined;
};

export const MenuItem = ({ label, icon, to, href, onSelect }: MenuChoice) => {
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  const link = asLink(content, { to, href });
  return (
    <Item onSelect={onSelect} asChild={link !== undefined}>
      {link ?? content}
    </Item>
  );
};
