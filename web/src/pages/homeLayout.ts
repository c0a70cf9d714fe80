import { styled } from 'styled-components';

/** One thing at a time in the place below the heading. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }

  &:has(> details) > p {
    visibility: hidden;
  }
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  margin-bottom: ${({ theme }) => theme.space.md};

  > :first-child {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }
`;

export const Lead = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

export const Tools = styled.div`
  display: grid;
  flex: 0 1 26rem;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.sm};

  ${({ theme }) => theme.media.phone} {
    flex-basis: 100%;
  }
`;

/** Said quietly: what is on the screen is still good. */
export const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  margin-bottom: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`;
