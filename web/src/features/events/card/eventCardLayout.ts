import { css, styled } from 'styled-components';
import { Card } from '../../../ui/layout/Card.tsx';

/** A card on a phone. */
const NARROW = '@container (max-width: 26rem)';

/** Two panes beside each other where the card itself is wide enough, whatever the window. */
const WIDE = '@container (min-width: 42rem)';

/**
 * So many cards cost neither layout nor paint while they are out of sight; until they were seen, each is taken for as high
 * as one with a dozen responses.
 */
export const skippedOutOfSight = (cards: number) => css`
  content-visibility: auto;
  contain-intrinsic-size: auto ${28 * cards}rem;

  ${({ theme }) => theme.media.phone} {
    contain-intrinsic-size: auto ${56 * cards}rem;
  }
`;

export const Frame = styled(Card).attrs({ as: 'article' })`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};

  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;

export const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.md};
`;

export const Answers = styled(Details)`
  ${WIDE} {
    padding-left: ${({ theme }) => theme.space.xl};
    border-left: 1px solid ${({ theme }) => theme.color.border};
  }
`;

export const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.xl};
  line-height: 1.25;

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

/** The buttons' own padding would push their icons away from the card's edge. */
export const Corner = styled.div`
  display: flex;
  margin: -0.625rem -0.625rem -0.625rem auto;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 2.875rem;
  margin-bottom: -0.5rem;
  padding-top: ${({ theme }) => theme.space.sm};
  border-top: 1px solid ${({ theme }) => theme.color.border};

  /* one row for all four of them: what they say is enough */
  ${NARROW} {
    gap: 0;

    button {
      padding-inline: 0.625rem;
    }

    button > svg {
      display: none;
    }
  }
`;
