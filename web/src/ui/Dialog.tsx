import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dialogDescriptionStyle, dialogTitleStyle, overlayStyle, panelStyle } from './dialogStyle.ts';
import { IconButton } from './IconButton.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;

const Panel = styled(Radix.Content)`
  ${panelStyle}
`;

const Header = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => `${theme.space.lg} ${theme.space.lg} ${theme.space.md}`};
`;

const Title = styled(Radix.Title)`
  ${dialogTitleStyle}
  align-self: center;
`;

const Description = styled(Radix.Description)`
  ${dialogDescriptionStyle}
  grid-column: 1 / -1;
`;

const Close = styled(IconButton)`
  margin: -0.5rem;
`;

const Body = styled.div`
  overflow: auto;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.lg} ${theme.space.lg}`};
`;

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}

/** Escape, a click beside it and 'Close' all close it; focus goes back to where it came from. */
export const Dialog = ({ open, onOpenChange, title, description, children }: DialogProps) => {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay>
          <Panel {...returnFocus} {...(description ? {} : { 'aria-describedby': undefined })}>
            <Header>
              <Title>{title}</Title>
              <Radix.Close asChild>
                <Close label="Close" icon={<X aria-hidden="true" />} />
              </Radix.Close>
              {description && <Description>{description}</Description>}
            </Header>
            <Body>{children}</Body>
          </Panel>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
