import { css, styled } from 'styled-components';
import { TOUCH_ROOM } from './switchLayout.ts';

/** Beside each other where there is room: what one says, and what the poll is about. */
const WIDE = '@media (min-width: 58rem)';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  }
`;

/** Too narrow for a date and its switch beside each other, as with large letters: a query of the container counts these. */
const NARROW = '@container (max-width: 20.5rem)';

const besideEachOther = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
`;

/** The native form: it works before and without the app. */
export const Form = styled.form`
  min-inline-size: 0;

  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space.sm};
  padding: 0.375rem clamp(16px, 4vw, 2rem);

  h2 {
    font-size: ${({ theme }) => theme.font.size.lg};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

export const Dates = styled.ol`
  container-type: inline-size;
`;

export const DateItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${TOUCH_ROOM};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  padding: 0.1875rem clamp(16px, 4vw, 2rem);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  &[data-best] {
    background: ${({ theme }) => theme.color.primarySoft};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
  }

  &[data-best]:dir(rtl) {
    box-shadow: inset -3px 0 ${({ theme }) => theme.color.accent};
  }

  &[data-over] {
    color: ${({ theme }) => theme.color.textMuted};
  }

  /* without shadows and grounds a line says which date is the best one */
  @media (forced-colors: active) {
    &[data-best] {
      padding-inline-start: calc(clamp(16px, 4vw, 2rem) - 3px);
      border-inline-start: 3px solid Highlight;
    }
  }

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** When it is, and how it stands: below each other on a phone. */
export const About = styled.div`
  display: grid;
  gap: 0.0625rem ${({ theme }) => theme.space.lg};
  min-inline-size: 0;
  line-height: 1.25;

  ${NARROW} {
    ${besideEachOther}
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space.sm};
  }

  @media (min-width: 40rem) {
    ${besideEachOther}
  }
`;

export const When = styled.div`
  font-size: ${({ theme }) => theme.font.size.sm};

  strong {
    /* not of the star, which stands at the edge where it wraps */
    margin-inline-end: 0.375rem;
    font-size: ${({ theme }) => theme.font.size.md};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  time {
    display: block;
  }
`;

export const Stands = styled.div`
  display: grid;
  gap: 0.125rem;
  font-size: ${({ theme }) => theme.font.size.xs};

  strong {
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

export const Counts = styled.span`
  color: ${({ theme }) => theme.color.textMuted};

  [data-best] & {
    color: inherit;
  }
`;

/** How many of those that it takes are expected. */
export const Bar = styled.span`
  overflow: hidden;
  block-size: 0.3125rem;
  max-inline-size: 12rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: color-mix(in srgb, currentcolor 16%, transparent);

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: calc(var(--share) * 1%);
    border-radius: inherit;
    background: ${({ theme }) => theme.color.primary};
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::before {
      background: CanvasText;
    }
  }
`;

export const Best = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  vertical-align: text-bottom;
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  white-space: nowrap;

  svg {
    fill: ${({ theme }) => theme.color.accent};
    stroke: ${({ theme }) => theme.color.accent};
  }
`;
