import { lazyPart } from '../lib/lazyPart.tsx';
import type { DialogProps } from './DialogPanel.tsx';
import { useHasBeen } from './useHasBeen.ts';

const Panel = lazyPart(async () => (await import('./DialogPanel.tsx')).DialogPanel);

/** A panel in front of the page; its code loads when the first one is about to open. */
export const Dialog = Object.assign((props: DialogProps) => useHasBeen(props.open) && <Panel {...props} />, {
  preload: () => void Panel.preload().catch(() => undefined),
});
