import { badgeBackground } from '@quorum/domain/event-type/badge';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** How much of a type's own colour its text keeps: with more, a bright yellow could not be read on a light page. */
const TINT = '30%';

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  min-height: 1.625rem;
  padding: 0.125rem 0.625rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: 1.25;

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Dot = styled.span`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${({ theme }) => theme.radius.full};
  forced-color-adjust: none;
`;

interface BadgeProps {
  /** `#rrggbb`: tints the badge and shows as a dot. */
  color?: string;
  className?: string;
  children: ReactNode;
}

const tinted = (color: string) => ({
  background: badgeBackground(color),
  color: `color-mix(in oklab, ${color} ${TINT}, var(--color-text))`,
});

export const Badge = ({ color, className, children }: BadgeProps) => (
  <Pill className={className} style={color ? tinted(color) : undefined}>
    {color && <Dot aria-hidden="true" style={{ background: color }} />}
    {children}
  </Pill>
);
