import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../../ui/layout/Stack.tsx';

const Root = styled.details`
  > summary {
    align-content: center;
    min-height: ${({ theme }) => theme.touch};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    cursor: pointer;
  }
`;

interface Props {
  label: string;
  /** Something in it is set, or wrong: it opens, and stays so until somebody closes it. */
  opens: boolean;
  children: ReactNode;
}

/** What a simple event does without: closed at first, so that its form stays short. */
export const MoreOptions = ({ label, opens, children }: Props) => {
  const [isOpen, setIsOpen] = useState(opens);
  const [hadToOpen, setHadToOpen] = useState(opens);
  if (opens !== hadToOpen) {
    setHadToOpen(opens);
    if (opens) setIsOpen(true);
  }
  return (
    <Root open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <Stack gap="lg">{children}</Stack>
    </Root>
  );
};
