import { lazyPart } from '../../lib/lazyPart.tsx';
import type { DialogProps } from './DialogPanel.tsx';
import { useHasBeen } from './useHasBeen.ts';

const Panel = lazyPart(async () => (await import('./DialogPanel.tsx')).DialogPanel);

/**
 * A panel in front of the page; its code loads when the first one is about to open. What is loaded late itself takes
 * `DialogPanel`, which then comes with it: one wait instead of two.
 */
export const Dialog = (props: DialogProps) => useHasBeen(props.open) && <Panel {...props} />;
