import { lazyComponent } from '../../lib/lazy.tsx';
import type { DialogProps } from './DialogPanel.tsx';
import { useHasBeenTrue } from './useHasBeenTrue.ts';

const Panel = lazyComponent(async () => (await import('./DialogPanel.tsx')).DialogPanel);

/**
 * A panel in front of the page; its code loads when the first one is about to open. What is loaded late itself takes
 * `DialogPanel`, which then comes with it: one wait instead of two.
 */
export const Dialog = (props: DialogProps) => useHasBeenTrue(props.open) && <Panel {...props} />;
