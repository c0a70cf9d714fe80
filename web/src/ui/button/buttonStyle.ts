import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'destructive';
export type ButtonSize = 'md' | 'sm';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const variants = {
  primary: css`
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};

    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.primaryHover};
    }
  `,
  outline: css`
    border-color: ${({ theme }) => theme.color.borderStrong};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};

    ${({ theme }) => theme.media.mouse} {
      &:hover:not(:disabled) {
        background: ${({ theme }) => theme.color.sunken};
      }
    }
  `,
  ghost: css`
    background: transparent;
    color: ${({ theme }) => theme.color.text};

    &[data-state='open'] {
      background: ${({ theme }) => theme.color.sunken};
    }

    ${({ theme }) => theme.media.mouse} {
      &:hover:not(:disabled) {
        background: ${({ theme }) => theme.color.sunken};
      }
    }
  `,
  destructive: css`
    background: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.onDanger};

    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.dangerHover};
    }
  `,
} satisfies Record<ButtonVariant, unknown>;

const sizes = {
  md: css`
    min-height: ${({ theme }) => theme.touch};
    padding: 0.5rem 1.125rem;
    font-size: ${({ theme }) => theme.font.size.md};
  `,
  // shorter to the eye, and with the same 44 px to tap: what the pseudo-element adds, from within the border, belongs to the button
  sm: css`
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
    font-size: ${({ theme }) => theme.font.size.sm};

    &::after {
      content: '';
      position: absolute;
      inset: -0.3125rem 0;
    }
  `,
} satisfies Record<ButtonSize, unknown>;

/** What a Button and a LinkButton have in common. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  /* of few words of ours, for which a row makes room */
  overflow-wrap: break-word;
  cursor: pointer;
  transition:
    background ${({ theme }) => theme.motion.quick},
    transform ${({ theme }) => theme.motion.quick};
  -webkit-tap-highlight-color: transparent;

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
  }

  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
`;
