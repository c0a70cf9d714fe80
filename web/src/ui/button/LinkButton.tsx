import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, buttonStyle, type ButtonVariant } from './buttonStyle.ts';
import { PageLink } from '../link/PageLink.tsx';

const StyledLink = styled(PageLink)<ButtonLook>`
  ${buttonStyle}
`;

interface LinkButtonProps extends ComponentProps<typeof PageLink> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export const LinkButton = ({ variant = 'primary', size = 'md', ...rest }: LinkButtonProps) => (
  <StyledLink {...rest} $variant={variant} $size={size} />
);
