import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import type { ToastMessage } from './toastContext.ts';
import { uiText } from '../../messages/uiText.generated.ts';

/** Spec section 9, as is the key. */
const DURATION_MS = 5000;
/** A toast with a button stays for long enough to read it, reach it and press. */
const DURATION_WITH_ACTIONS_MS = 10_000;
const SWIPE_THRESHOLD_PX = 50;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset-inline-end: 0;
  bottom: 0;
  z-index: ${({ theme }) => theme.layer.toast};
  width: min(26rem, 100vw);
  padding: ${({ theme }) => theme.space.md};
  padding-bottom: max(${({ theme }) => theme.space.md}, env(safe-area-inset-bottom));
  pointer-events: none;

  ${({ theme }) => theme.media.phone} {
    /* above a bar at the bottom edge, where a page has one */
    bottom: var(--dock, 0);
    padding: ${({ theme }) => theme.space.sm};
    padding-bottom: max(${({ theme }) => theme.space.sm}, env(safe-area-inset-bottom));

    /* a phone's dialogs stand on the bottom edge: their buttons stay free; what is at the top is behind them */
    body:has([role$='dialog'][data-state='open']) & {
      top: 0;
      bottom: auto;
    }
  }
`;

const Root = styled(Radix.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.sm};
  padding-block: ${({ theme }) => theme.space.sm};
  padding-inline: ${({ theme }) => `${theme.space.md} ${theme.space.sm}`};
  border: 1px solid ${({ theme, $destructive }) => ($destructive ? theme.color.danger : theme.color.border)};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme, $destructive }) => ($destructive ? theme.color.dangerSoft : theme.color.raised)};
  color: ${({ theme, $destructive }) => ($destructive ? theme.color.onDangerSoft : theme.color.text)};
  box-shadow: ${({ theme }) => theme.shadow.lg};
  pointer-events: auto;
  touch-action: none;
  animation: ${arrive} ${({ theme }) => theme.motion.calm};

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${({ theme }) => theme.motion.quick};
  }
`;

const Title = styled(Radix.Title)`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const Close = styled(IconButton)`
  grid-row: 1 / span 2;
  grid-column: 2;
  color: inherit;
`;

const Description = styled(Radix.Description)`
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${({ theme }) => theme.space.sm};
  padding-block: ${({ theme }) => theme.space.sm};
`;

export interface ShownToast extends ToastMessage {
  /** A new message is a new element, so that it is announced and its timer restarts. */
  id: number;
}

interface ToastsProps {
  /** The same array at each rendering: Radix adds its listener again for another. */
  hotkey: string[];
  toast: ShownToast | null;
  open: boolean;
  onClose: () => void;
  /** Whether the hotkey was pressed before this was mounted. */
  isAwaited: boolean;
}

/** The region of notifications, and the one that is shown: beside the page, which a modal dialog hides. */
export const Toasts = ({ hotkey, toast, open, onClose, isAwaited }: ToastsProps) => {
  const region = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isAwaited) region.current?.focus();
  }, [isAwaited]);
  const actions = toast?.actions ?? [];
  const destructive = toast?.variant === 'destructive';
  return createPortal(
    <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toast && (
        <Root
          key={toast.id}
          $destructive={destructive}
          type={destructive ? 'foreground' : 'background'}
          open={open}
          {...(actions.length > 0 && { duration: DURATION_WITH_ACTIONS_MS })}
          onOpenChange={(isOpen) => !isOpen && onClose()}
        >
          <div>
            <Title>{toast.title}</Title>
            {toast.description && <Description>{toast.description}</Description>}
          </div>
          <Radix.Close asChild>
            <Close label={uiText.close} icon={<X aria-hidden="true" />} />
          </Radix.Close>
          {actions.length > 0 && (
            <Actions>
              {actions.map(({ label, onSelect }) => (
                <Radix.Action key={label} altText={label} asChild>
                  <Button variant="outline" size="sm" onClick={onSelect}>
                    {label}
                  </Button>
                </Radix.Action>
              ))}
            </Actions>
          )}
        </Root>
      )}
      {/* a live region, which modal dialogs do not hide; the message in it announces itself */}
      <Viewport ref={region} hotkey={hotkey} label={`${uiText.notifications} ({hotkey})`} aria-live="off" />
    </Radix.Provider>,
    document.body,
  );
};
