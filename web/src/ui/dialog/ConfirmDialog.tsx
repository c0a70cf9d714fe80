import { lazyComponent } from '../../lib/lazy.tsx';
import type { ConfirmDialogProps } from './ConfirmDialogPanel.tsx';
import { useHasBeenTrue } from './useHasBeenTrue.ts';

const Panel = lazyComponent(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel);

/** Confirms what cannot be undone; its code loads when the first one is about to open. */
export const ConfirmDialog = (props: ConfirmDialogProps) => useHasBeenTrue(props.open) && <Panel {...props} />;
