import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, buttonStyle, type ButtonVariant } from './buttonStyle.ts';
import { SpinnerMark } from '../feedback/SpinnerMark.tsx';

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Something is under way: a spinner shows and the button does not act. */
  busy?: boolean;
}

export const Button = ({
  variant = 'primary',
  size = 'md',
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <StyledButton {...rest} type={type} $variant={variant} $size={size} disabled={disabled || busy} aria-busy={busy}>
    {busy && <SpinnerMark />}
    {children}
  </StyledButton>
);
