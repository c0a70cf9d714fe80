import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';

interface Props {
  /** Sends what was typed, by the app. */
  onSend: () => Promise<void>;
  children: ReactNode;
}

/** A form that the app sends and judges, one field above the other. */
export const SentForm = ({ onSend, children }: Props) => (
  <Stack
    as="form"
    noValidate
    onSubmit={(submit) => {
      submit.preventDefault();
      void onSend();
    }}
  >
    {children}
  </Stack>
);
