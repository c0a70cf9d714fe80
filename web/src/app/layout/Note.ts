import { styled } from 'styled-components';

/** A quiet word above the page. */
export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  margin-bottom: ${({ theme }) => theme.space.md};
  padding: 0.5rem 0.75rem;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.warningSoft};
  color: ${({ theme }) => theme.color.onWarningSoft};
  font-size: ${({ theme }) => theme.font.size.sm};

  &[hidden] {
    display: none;
  }

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`;
