import { CodeXml } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ShareMenuPanel } from '../share/ShareMenuPanel.tsx';
import { type Shareable, sharedEvent } from './sharedEvent.ts';
import { useCopyEmbed } from './useCopyEmbed.ts';
import { embedText } from '../../messages/events/embedText.generated.ts';

interface Props extends Omit<ComponentProps<typeof ShareMenuPanel>, 'shared' | 'more'> {
  event: Shareable;
}

export const EventSharePanel = ({ event, ...opened }: Props) => {
  const copyEmbed = useCopyEmbed(event.urlHash);
  const embedding = { label: embedText.copy, icon: <CodeXml aria-hidden="true" />, onSelect: copyEmbed };
  // what is private is shown on no page of others
  return <ShareMenuPanel {...opened} shared={sharedEvent(event)} more={event.isPrivate ? [] : [embedding]} />;
};
