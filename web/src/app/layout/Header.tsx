import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { UserMenu } from '../../features/user-menu/UserMenu.tsx';
import { appText } from '../../messages/appText.generated.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { navigation } from './navigation.ts';
import { SiteBar } from './SiteBar.tsx';

/** Beside the logo: the name of the person who is signed in comes later, and takes another width. */
const Links = styled.nav`
  display: flex;
  flex: 1;

  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;

const NavItem = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.touch};
  padding: 0 0.875rem;
  border-radius: ${({ theme }) => theme.radius.md};
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;
  transition: color ${({ theme }) => theme.motion.quick};

  &:hover,
  &[aria-current='page'] {
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: ${({ theme }) => theme.color.primary};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;

export const Header = () => {
  const { pathname } = useLocation();
  return (
    <SiteBar>
      <Links aria-label={appText.mainNavigation}>
        {navigation().map(({ to, label }) => (
          <NavItem key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </NavItem>
        ))}
      </Links>
      <UserMenu />
      <MobileMenu />
    </SiteBar>
  );
};
