import { css, keyframes } from 'styled-components';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

/** Dims the page and centres the panel; on a phone the panel stands on the bottom edge, near the thumb. */
export const overlayStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.overlay};
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.overlay};
  animation: ${fade} ${({ theme }) => theme.motion.calm};

  ${({ theme }) => theme.media.phone} {
    place-items: end stretch;
    padding: ${({ theme }) => theme.space.xl} 0 0;
  }

  /* the page is what one keeps on paper */
  @media print {
    display: none;
  }
`;

export const panelStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(100%, 32rem);
  max-height: calc(100dvh - 2rem);
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.lg};
  animation: ${rise} ${({ theme }) => theme.motion.calm};

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }

  ${({ theme }) => theme.media.phone} {
    width: 100%;
    max-height: calc(100dvh - 2.5rem);
    border-radius: ${({ theme }) => `${theme.radius.lg} ${theme.radius.lg}`} 0 0;

    /* a toast stands above it: its title stays in sight */
    body:has([role='region'] > ol > li[data-state='open']) & {
      max-height: calc(100dvh - 8rem);
    }
  }
`;

/** What stays clear around the last thing in a panel; on a phone also of the bar that one swipes home with. */
export const panelPaddingStyle = css`
  padding: ${({ theme }) => theme.space.lg};

  ${({ theme }) => theme.media.phone} {
    /* what sticks to the bottom edge goes over it */
    --panel-end: calc(${({ theme }) => theme.space.lg} + env(safe-area-inset-bottom));
    padding-bottom: var(--panel-end);
  }
`;

export const dialogTitleStyle = css`
  font-size: ${({ theme }) => theme.font.size.xl};
`;

export const dialogDescriptionStyle = css`
  color: ${({ theme }) => theme.color.textMuted};
`;
