import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldHint } from '../../ui/form/Field.tsx';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';

const Ends = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};
`;

/** The button that stops all notifications, and what that means. */
export const StopEverything = ({ children }: { children: ReactNode }) => (
  <Ends>
    {children}
    <FieldHint>{preferencesText.stopHint}</FieldHint>
  </Ends>
);
