import { AlertDialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import {
  dialogDescriptionStyle,
  dialogTitleStyle,
  overlayStyle,
  panelPaddingStyle,
  panelStyle,
} from './dialogStyle.ts';
import { uiText } from '../../messages/uiText.generated.ts';
import { useDialog } from './useDialog.ts';
import type { OpenState } from './OpenState.ts';

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;

const Panel = styled(Radix.Content)`
  ${panelStyle}
  gap: ${({ theme }) => theme.space.sm};
  ${panelPaddingStyle}
`;

const Title = styled(Radix.Title)`
  ${dialogTitleStyle}
`;

const Description = styled(Radix.Description)`
  ${dialogDescriptionStyle}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => theme.space.sm};
  margin-top: ${({ theme }) => theme.space.md};

  ${({ theme }) => theme.media.phone} {
    > * {
      flex: 1;
    }
  }
`;

export interface ConfirmDialogProps extends OpenState {
  title: string;
  description: ReactNode;
  /** 'Cancel' unless told otherwise. */
  cancelLabel?: string;
  confirmLabel: string;
  /** The button is busy until the promise settles. The parent closes the dialog. */
  onConfirm: () => Promise<void>;
  destructive?: boolean;
}

export const ConfirmDialogPanel = ({
  open,
  onOpenChange,
  title,
  description,
  cancelLabel = uiText.cancel,
  confirmLabel,
  onConfirm,
  destructive = false,
}: ConfirmDialogProps) => {
  const { root, content } = useDialog({ open, onOpenChange });
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Radix.Root {...root}>
      <Radix.Portal>
        <Overlay>
          <Panel {...content}>
            <Title>{title}</Title>
            <Description>{description}</Description>
            <Actions>
              <Radix.Cancel asChild>
                <Button variant="outline">{cancelLabel}</Button>
              </Radix.Cancel>
              <Button variant={destructive ? 'destructive' : 'primary'} busy={isBusy} onClick={() => void confirm()}>
                {confirmLabel}
              </Button>
            </Actions>
          </Panel>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
