import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  /* below the header, which stays */
  scroll-margin-top: 5rem;

  > h3 {
    margin-top: ${({ theme }) => theme.space.lg};
  }
`;

interface Props {
  /** What follows the `#` in links to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page, which links lead to. */
export const Part = ({ id, title, children }: Props) => (
  <Section id={id}>
    <h2>{title}</h2>
    {children}
  </Section>
);
