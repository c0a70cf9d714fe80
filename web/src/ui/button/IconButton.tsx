import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ theme }) => theme.touch};
  height: ${({ theme }) => theme.touch};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.md};
  background: transparent;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.quick};

  &[data-state='open'] {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text};
  }

  ${({ theme }) => theme.media.mouse} {
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.sunken};
      color: ${({ theme }) => theme.color.text};
    }
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, shown as a tooltip too. */
  label: string;
  icon: ReactNode;
}

export const IconButton = ({ label, icon, type = 'button', ...rest }: IconButtonProps) => (
  <Square {...rest} type={type} aria-label={label} title={label}>
    {icon}
  </Square>
);
