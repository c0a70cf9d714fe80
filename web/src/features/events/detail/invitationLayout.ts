import { css, styled } from 'styled-components';
import { Card } from '../../../ui/layout/Card.tsx';
import { Dock, MainActions } from './dockLayout.ts';

/** Two columns. Not a container query: a container would hold the fixed bar of a phone within itself. */
const WIDE = '@media (min-width: 52rem)';

export const Body = styled.div`
  display: grid;
  /* whether it happens comes first: on a phone it is on the first screen */
  grid-template: 'panel' 'facts' 'people' / minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg} clamp(1.5rem, 5vw, 3rem);
  padding: clamp(16px, 4vw, 2rem);

  ${WIDE} {
    grid-template: 'facts panel' auto 'people panel' 1fr / minmax(0, 1fr) minmax(18rem, 24rem);
  }
`;

export const FactsArea = styled.div`
  grid-area: facts;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.md};
`;

export const Panel = styled.div`
  grid-area: panel;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.md};

  > svg {
    justify-self: center;
  }

  /* the ring beside what it says */
  ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};

    &:has(> svg) {
      grid-template-columns: min(6.5rem, 33%) minmax(0, 1fr);
    }

    > * {
      grid-column: 1 / -1;
    }

    > svg {
      grid-column: 1;

      > text {
        font-size: 68px;
        translate: 0 18px;
      }

      > text + text {
        display: none;
      }
    }
  }

  ${WIDE} {
    position: sticky;
    inset-block-start: 5rem;
    align-self: start;
  }
`;

/** What the organiser wrote, and who is coming. */
export const People = styled.div`
  grid-area: people;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.sm};
`;

export const Notes = styled.p`
  margin-block-end: ${({ theme }) => theme.space.md};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Whether it happens, and what that takes; on a phone beside the ring. */
export const Outlook = styled.div`
  display: grid;
  align-content: center;
  gap: ${({ theme }) => theme.space.sm};
  text-align: center;

  &:empty {
    display: none;
  }

  ${({ theme }) => theme.media.phone} {
    svg + & {
      grid-column: 2;
      text-align: start;
    }
  }
`;

/** What it takes, in one sentence. */
export const Summary = styled.p`
  font-size: ${({ theme }) => theme.font.size.xl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.01em;
  line-height: 1.25;
  text-wrap: balance;
`;

/** What a row of actions takes, whether they are there already or not. */
const actionsRoom = css`
  box-sizing: border-box;
  min-block-size: calc(3.25rem + 1px);
  padding: ${({ theme }) => theme.space.sm} clamp(16px, 4vw, 2rem);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  @media print {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => theme.space.xs};
  ${actionsRoom}

  /* below each other, not wherever a line ends */
  ${({ theme }) => theme.media.phone} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));

    > button {
      justify-content: start;
      text-align: start;
    }

    > [data-main] {
      grid-column: 1 / -1;
      justify-content: center;
    }
  }
`;

export const Frame = styled(Card).attrs({ as: 'article' })`
  overflow: clip;
  padding: 0;

  ${({ theme }) => theme.media.phone} {
    padding: 0;
  }

  &[data-own]:not(:has(> ${Actions}))::after {
    content: '';
    display: block;
    ${actionsRoom}
  }

  &[data-own]:not(:has(${MainActions})) ${Panel}::after {
    content: '';
    min-block-size: 2.25rem;

    ${({ theme }) => theme.media.phone} {
      content: none;
    }
  }

  /* the bar at the bottom edge has two halves */
  ${({ theme }) => theme.media.phone} {
    &[data-own] ${Dock} {
      > [role='button'] {
        inset-inline: ${({ theme }) => theme.space.md} calc(50% + 0.25rem);
        /* what says that enough people are in takes two lines */
        padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
        font-size: ${({ theme }) => theme.font.size.sm};
        line-height: 1.2;
      }
    }
  }
`;
