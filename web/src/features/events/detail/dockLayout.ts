import { styled } from 'styled-components';

/** What the bar at the bottom edge of a phone takes. */
const DOCK = '4.25rem';

/** The button of one's own response; on a phone at the bottom edge, within the thumb's reach. */
export const Dock = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};

  &:empty {
    display: none;
  }

  ${({ theme }) => theme.media.phone} {
    &:has(> [role='button'])::before {
      content: '';
      position: fixed;
      inset: auto 0 0;
      z-index: ${({ theme }) => theme.layer.header};
      block-size: calc(${DOCK} + env(safe-area-inset-bottom));
      border-block-start: 1px solid ${({ theme }) => theme.color.border};
      background: color-mix(in srgb, ${({ theme }) => theme.color.surface} 92%, transparent);
      backdrop-filter: blur(12px);
    }

    > [role='button'] {
      position: fixed;
      inset-inline: ${({ theme }) => theme.space.md};
      inset-block-end: calc(0.6875rem + env(safe-area-inset-bottom));
      z-index: ${({ theme }) => theme.layer.header};
      /* where large letters make it higher than the bar, the page does not run into it */
      box-shadow: 0 0 0 0.6875rem color-mix(in srgb, ${({ theme }) => theme.color.surface} 92%, transparent);
    }

    /* nothing of the page lies under the bar for good, and toasts stand above it */
    body:has(& > [role='button']) {
      --dock: ${DOCK};
      padding-block-end: calc(${DOCK} + env(safe-area-inset-bottom));
    }
  }

  @media print {
    display: none;
  }
`;

/**
 * What its organiser does most, before the names; on a phone in the bar at the bottom edge, beside the button of the dock. One's
 * own event has room for it before it is there.
 */
export const MainActions = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  min-block-size: 2.25rem;

  ${({ theme }) => theme.media.phone} {
    position: fixed;
    inset: auto ${({ theme }) => theme.space.sm} calc(0.6875rem + env(safe-area-inset-bottom)) calc(50% + 0.5rem);
    z-index: ${({ theme }) => theme.layer.header};
    min-block-size: ${({ theme }) => theme.touch};
    flex-wrap: wrap;
    align-items: center;
    gap: 0;

    /* large letters bring them below each other, within the bar */
    > button {
      flex: 1 0 auto;
      min-block-size: min(2.25rem, 44px);
      max-inline-size: 100%;
      padding: 0 min(0.25rem, 4px);
    }

    > button > svg {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
