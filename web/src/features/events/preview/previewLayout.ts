import { styled } from 'styled-components';
import { Strong } from '../detail/FactLines.tsx';

export const PreviewRegion = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

export const Heading = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lg};
`;

export const Hint = styled.p`
  margin-block-end: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

export const PreviewBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: clamp(1rem, 4vw, 1.5rem);
`;

/** What is not filled in yet. */
export const Missing = styled(Strong)`
  color: ${({ theme }) => theme.color.textMuted};
`;

export const Ring = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.md};

  > svg {
    inline-size: min(100%, 11rem);
  }
`;
