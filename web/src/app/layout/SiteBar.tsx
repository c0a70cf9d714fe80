import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LogoMark } from '../../ui/picture/LogoMark.tsx';
import { PageLink } from '../../ui/link/PageLink.tsx';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  background: color-mix(in srgb, ${({ theme }) => theme.color.background} 88%, transparent);
  backdrop-filter: blur(12px);
  container-type: inline-size;

  @media print {
    position: static;

    nav {
      display: none;
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  max-width: ${({ theme }) => theme.width.page};
  min-height: 4rem;
  margin: 0 auto;
  padding: 0 ${({ theme }) => theme.space.md};
`;

const Logo = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: ${({ theme }) => theme.touch};
  margin-inline-end: auto;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.text};
  font-size: 1.25rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

/** Where the screen is narrow, or letters are large, the mark alone is seen, and the name still heard. */
const Wordmark = styled.span`
  @container (max-width: 22.5rem) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** The logo at the top of every page, and what else a page has there. */
export const SiteBar = ({ children }: { children?: ReactNode }) => (
  <Bar>
    <Inner>
      <Logo to={paths.home()}>
        <LogoMark />
        <Wordmark>Quorum</Wordmark>
      </Logo>
      {children}
    </Inner>
  </Bar>
);
