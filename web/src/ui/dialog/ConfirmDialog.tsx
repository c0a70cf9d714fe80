import { lazyPart } from '../../lib/lazyPart.tsx';
import type { ConfirmDialogProps } from './ConfirmDialogPanel.tsx';
import { useHasBeen } from './useHasBeen.ts';

const Panel = lazyPart(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel);

/** Asks before something that cannot be undone; its code loads when the first one is about to open. */
export const ConfirmDialog = (props: ConfirmDialogProps) => useHasBeen(props.open) && <Panel {...props} />;
