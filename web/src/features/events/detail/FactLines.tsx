import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export const FactLines = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.md};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: min(3.25rem, 25%) minmax(0, 1fr);
  align-items: center;
  gap: min(0.875rem, 4vw);
`;

export const Strong = styled.div`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Tile = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  overflow: hidden;
  min-block-size: 3.25rem;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.textMuted};
  line-height: 1.15;
`;

/** A line of the invitation, with a picture before it. */
export const FactLine = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <Line>
    <Tile aria-hidden="true">{picture}</Tile>
    <div>{children}</div>
  </Line>
);
