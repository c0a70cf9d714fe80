import { CircleCheckBig } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.onPrimarySoft};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/** Says on the page what was just done; the browser’s own notice of a form that was sent. */
export const DoneNote = ({ children, ...rest }: ComponentProps<typeof Root>) => (
  <Root role="status" {...rest}>
    <CircleCheckBig aria-hidden="true" />
    {children}
  </Root>
);
