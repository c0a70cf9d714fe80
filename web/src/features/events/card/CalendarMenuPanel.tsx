import { CalendarDays, Download } from 'lucide-react';
import { addressOfPage, paths } from '../../../lib/paths.ts';
import { MenuPanel } from '../../../ui/menu/MenuPanel.tsx';
import type { Opened } from '../../../ui/menu/MenuTrigger.tsx';
import { type CalendarEvent, calendarLinks } from './calendarLinks.ts';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';

interface Props extends Opened {
  event: CalendarEvent & { urlHash: string };
}

/** A file keeps its identity there: a later one changes the same entry. */
export const CalendarMenuPanel = ({ event, ...opened }: Props) => {
  const url = addressOfPage(paths.event(event.urlHash));
  const { google, outlook } = calendarLinks(event, url);
  const calendar = <CalendarDays aria-hidden="true" />;
  return (
    <MenuPanel
      {...opened}
      label={eventsText.addToCalendar}
      items={[
        {
          label: eventActionsText.calendarFile,
          icon: <Download aria-hidden="true" />,
          href: paths.calendarFile(event.urlHash),
        },
        { label: eventActionsText.googleCalendar, icon: calendar, href: google },
        { label: eventActionsText.outlook, icon: calendar, href: outlook },
      ]}
    />
  );
};
