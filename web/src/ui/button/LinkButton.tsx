import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, buttonStyle, type ButtonVariant } from './buttonStyle.ts';

const StyledLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export const LinkButton = ({ variant = 'primary', size = 'md', ...rest }: LinkButtonProps) => (
  <StyledLink {...rest} $variant={variant} $size={size} />
);
