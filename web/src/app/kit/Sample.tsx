import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';

interface SampleProps {
  title: string;
  children: ReactNode;
}

export const Sample = ({ title, children }: SampleProps) => (
  <Stack as="section">
    <h2>{title}</h2>
    {children}
  </Stack>
);
