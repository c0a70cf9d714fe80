import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export const Facts = styled.ul`
  display: grid;
  gap: 0.625rem;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: 0.625rem;

  /* 44 px to tap without making the row taller */
  > div > a {
    display: inline-block;
    margin-block: -0.625rem;
    padding-block: 0.625rem;
  }

  > svg {
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.1875rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

export const Muted = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  text-wrap: pretty;
`;

/** One line of the facts about an event. */
export const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Line>
    {icon}
    <div>{children}</div>
  </Line>
);
