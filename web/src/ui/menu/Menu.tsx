import { lazyComponent } from '../../lib/lazy.tsx';
import type { MenuProps } from './MenuPanel.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

const Panel = lazyComponent(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** A menu, and the button that opens it. */
export const Menu = (props: MenuProps) => (
  <MenuTrigger trigger={props.trigger}>{(opened) => <Panel {...props} {...opened} />}</MenuTrigger>
);
