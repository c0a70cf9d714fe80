import { styled } from 'styled-components';
import { appText } from '../../messages/appText.generated.ts';

const Link = styled.a`
  position: fixed;
  top: ${({ theme }) => theme.space.sm};
  inset-inline-start: ${({ theme }) => theme.space.sm};
  z-index: ${({ theme }) => theme.layer.toast};
  padding: 0.75rem 1rem;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.lg};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first thing the Tab key finds: past the header, to the page itself. */
export const SkipLink = ({ target }: { target: string }) => <Link href={`#${target}`}>{appText.skip}</Link>;
