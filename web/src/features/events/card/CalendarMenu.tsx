import { CalendarDays, CalendarPlus, Download } from 'lucide-react';
import { addressOfPage, paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { type CalendarEvent, calendarLinks } from './calendarLinks.ts';
import { eventsText } from '../eventsText.ts';

interface Props {
  event: CalendarEvent & { urlHash: string };
}

/** Takes an event into the reader's own calendar. A file keeps its identity there: a later one changes the same entry. */
export const CalendarMenu = ({ event }: Props) => {
  const url = addressOfPage(paths.event(event.urlHash));
  const { google, outlook } = calendarLinks(event, url);
  const calendar = <CalendarDays aria-hidden="true" />;
  return (
    <Menu
      label={eventsText.addToCalendar}
      trigger={<IconButton label={eventsText.addToCalendar} icon={<CalendarPlus aria-hidden="true" />} />}
      items={[
        {
          label: eventsText.calendarFile,
          icon: <Download aria-hidden="true" />,
          href: paths.calendarFile(event.urlHash),
        },
        { label: eventsText.googleCalendar, icon: calendar, href: google },
        { label: eventsText.outlook, icon: calendar, href: outlook },
      ]}
    />
  );
};
