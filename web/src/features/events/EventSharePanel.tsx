import type { ComponentProps } from 'react';
import { ShareMenuPanel } from '../share/ShareMenuPanel.tsx';
import { type Shareable, sharedEvent } from './sharedEvent.ts';

interface Props extends Omit<ComponentProps<typeof ShareMenuPanel>, 'shared'> {
  event: Shareable;
}

export const EventSharePanel = ({ event, ...opened }: Props) => (
  <ShareMenuPanel {...opened} shared={sharedEvent(event)} />
);
