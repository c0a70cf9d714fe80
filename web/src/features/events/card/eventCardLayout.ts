import { css, styled } from 'styled-components';
import { Card } from '../../../ui/layout/Card.tsx';

/** A card on a phone. */
export const NARROW = '@container (max-width: 26rem)';

/** Two panes beside each other where the card itself is wide enough, whatever the window. */
const WIDE = '@container (min-width: 42rem)';

/**
 * So many cards cost neither layout nor paint while they are out of sight; until they were seen, each is taken for as high
 * as one with a dozen responses.
 */
export const skippedOutOfSight = (cards: number) => css`
  content-visibility: auto;
  contain-intrinsic-size: auto ${17 * cards}rem;

  ${({ theme }) => theme.media.phone} {
    contain-intrinsic-size: auto ${30 * cards}rem;
  }
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};

  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.xl};
  }
`;

export const Details = styled.div`
  display: grid;
  align-content: start;
  gap: 0.375rem;
`;

export const ResponsePane = styled(Details)`
  ${WIDE} {
    padding-inline-start: ${({ theme }) => theme.space.xl};
    border-inline-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

/** What kind of event it is, and of whom. */
export const Kind = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.4375rem;
  min-inline-size: 0;
`;

/** On the line of the badges where a good part of it fits; the event's own page shows all. */
export const Host = styled.span`
  display: -webkit-box;
  flex: 1 1 6.5rem;
  overflow: hidden;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  unicode-bidi: isolate;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;

/**
 * The button, and on it one's own response: at the same place of each card, and where it moves nothing when it comes to be known.
 */
export const OwnResponse = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;

  > [role='button'],
  > [data-response] {
    grid-area: 1 / 1;
  }

  > [data-response] {
    display: flex;
    /* in front of the button, which is positioned */
    position: relative;
    align-self: center;
    justify-self: end;
    margin-inline-end: 0.5rem;
    pointer-events: none;
  }

  &:has(> [data-response]) > [role='button'] {
    justify-content: start;
  }

  /* on the narrowest phones the response takes two lines, and still nothing moves */
  @container (max-width: 21rem) {
    &:has(> [data-response]) > [role='button'] {
      padding-inline-start: 0.625rem;
      font-size: ${({ theme }) => theme.font.size.sm};
    }

    > [data-response] {
      max-inline-size: 50%;
    }

    > [data-response] > * {
      line-height: 1.15;
      text-align: center;
      white-space: normal;
    }
  }
`;

/** Below the heading of its day. */
export const Title = styled.h3`
  font-size: ${({ theme }) => theme.font.size.lg};
  line-height: 1.25;

  /* 24 px to tap at least, clear of the icons above */
  a {
    display: inline-block;
    padding-block: 0.125rem;
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
  margin-block: -0.625rem -0.25rem;
  margin-inline: auto -0.625rem;
`;

/** What the actions take, whether they are there already or not. */
const actionsRoom = css`
  min-height: 2.875rem;
  margin-bottom: -0.5rem;
  border-top: 1px solid ${({ theme }) => theme.color.border};

  @media print {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => theme.space.xs};
  padding-top: ${({ theme }) => theme.space.sm};
  ${actionsRoom}

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

export const Frame = styled(Card).attrs({ as: 'article' })`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  padding: 0.75rem ${({ theme }) => theme.space.md};

  &[data-own]:not(:has(> ${Actions}))::after {
    content: '';
    ${actionsRoom}
  }
`;
