import { NavLink, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { UserMenu } from '../../features/user-menu/UserMenu.tsx';
import { paths } from '../../lib/paths.ts';
import { LogoMark } from '../../ui/picture/LogoMark.tsx';
import { appText } from '../appText.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { navigation } from '../appText.ts';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  background: color-mix(in srgb, ${({ theme }) => theme.color.background} 88%, transparent);
  backdrop-filter: blur(12px);
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  max-width: ${({ theme }) => theme.width.page};
  min-height: 4rem;
  margin: 0 auto;
  padding: 0 ${({ theme }) => theme.space.md};
`;

const Logo = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: ${({ theme }) => theme.touch};
  margin-right: auto;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.text};
  font-size: 1.25rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

/** Where the screen is narrow the mark alone is seen, and the name still heard. */
const Wordmark = styled.span`
  @media (max-width: 22.5rem) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Links = styled.nav`
  display: flex;

  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;

const NavItem = styled(NavLink)`
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

export const Header = () => (
  <Bar>
    <Inner>
      <Logo to={paths.home()}>
        <LogoMark />
        <Wordmark>Quorum</Wordmark>
      </Logo>
      <Links aria-label={appText.mainNavigation}>
        {navigation().map(({ to, label }) => (
          <NavItem key={to} to={to}>
            {label}
          </NavItem>
        ))}
      </Links>
      <UserMenu />
      <MobileMenu />
    </Inner>
  </Bar>
);
