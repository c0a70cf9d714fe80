import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { appText } from '../../messages/appText.generated.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { IncompleteNote } from './IncompleteNote.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useResetOnNavigation } from './useResetOnNavigation.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.lg} ${theme.space.md} ${theme.space.xl}`};

  &:focus {
    outline: none;
  }
`;

const Notice = styled.p`
  margin-bottom: ${({ theme }) => theme.space.md};
  color: ${({ theme }) => theme.color.textMuted};
`;

const MAIN_ID = 'main';

/** What surrounds every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useResetOnNavigation(main);
  return (
    <Frame>
      <SkipLink target={MAIN_ID} />
      <Header />
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        <OfflineNote />
        <IncompleteNote />
        <noscript>
          <Notice>{appText.needsJavaScript}</Notice>
        </noscript>
        {children}
      </Main>
      <Footer />
    </Frame>
  );
};
