import { styled } from 'styled-components';

const BAR = '4.25rem';
/** With what saving does to others above the button. */
const TALL_BAR = '10rem';

/** The button that sends a long form, and why it takes so long; on a phone at the bottom edge, so that nobody has to scroll for it. */
export const SubmitBar = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};

  ${({ theme }) => theme.media.phone} {
    position: sticky;
    inset-block-end: calc(-1 * var(--panel-end, 0px));
    margin-block-end: calc(-1 * var(--panel-end, 0px));
    z-index: 2;
    margin-inline: calc(-1 * ${({ theme }) => theme.space.sm});
    padding: ${({ theme }) => theme.space.sm};
    padding-block-end: max(${({ theme }) => theme.space.sm}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.surface};

    /* what gets the focus is not below it, and toasts stand above it */
    html:has(&) {
      --submit-bar: ${BAR};
      scroll-padding-block-end: var(--submit-bar);
    }

    html:has(& > :not(button)) {
      --submit-bar: ${TALL_BAR};
    }

    body:has(&) {
      --dock: var(--submit-bar);
    }
  }

  @media print {
    display: none;
  }
`;
