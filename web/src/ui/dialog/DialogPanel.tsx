import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  dialogDescriptionStyle,
  dialogTitleStyle,
  overlayStyle,
  panelPaddingStyle,
  panelStyle,
} from './dialogStyle.ts';
import { IconButton } from '../button/IconButton.tsx';
import { uiText } from '../../messages/uiText.generated.ts';
import { useDialog } from './useDialog.ts';
import type { OpenState } from './OpenState.ts';

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;

const Panel = styled(Radix.Content)`
  ${panelStyle}
`;

const Header = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.lg} ${theme.space.lg} ${theme.space.md}`};
`;

const Title = styled(Radix.Title)`
  ${dialogTitleStyle}
  padding-inline-end: ${({ theme }) => theme.touch};
`;

const Description = styled(Radix.Description)`
  ${dialogDescriptionStyle}
`;

/** Last in the order of Tab, so that the focus begins where the work is. */
const Close = styled(IconButton)`
  position: absolute;
  top: 1rem;
  inset-inline-end: 1rem;
`;

const Body = styled.div`
  overflow: auto;
  ${panelPaddingStyle}
  padding-top: ${({ theme }) => theme.space.xs};
  scroll-padding-block-end: var(--submit-bar, 0);
`;

export interface DialogProps extends OpenState {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}

/** Escape, a click beside it and 'Close' all close it; focus goes back to where it came from. */
export const DialogPanel = ({ open, onOpenChange, title, description, children }: DialogProps) => {
  const { root, content } = useDialog({ open, onOpenChange });
  return (
    <Radix.Root {...root}>
      <Radix.Portal>
        <Overlay>
          <Panel {...content} {...(description ? {} : { 'aria-describedby': undefined })}>
            <Header>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </Header>
            <Body>{children}</Body>
            <Radix.Close asChild>
              <Close label={uiText.close} icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </Panel>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
