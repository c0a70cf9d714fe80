import { CalendarPlus } from 'lucide-react';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { MenuTrigger } from '../../../ui/menu/MenuTrigger.tsx';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import type { CalendarEvent } from './calendarLinks.ts';

const Panel = lazyComponent(async () => (await import('./CalendarMenuPanel.tsx')).CalendarMenuPanel);

interface Props {
  event: CalendarEvent & { urlHash: string };
}

/** Takes an event into the reader's own calendar. */
export const CalendarMenu = ({ event }: Props) => (
  <MenuTrigger trigger={<IconButton label={eventsText.addToCalendar} icon={<CalendarPlus aria-hidden="true" />} />}>
    {(opened) => <Panel {...opened} event={event} />}
  </MenuTrigger>
);
