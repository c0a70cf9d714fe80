import { CalendarDays, CalendarPlus, Download } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { type CalendarEvent, calendarLinks } from './calendarLinks.ts';

interface Props {
  event: CalendarEvent & { urlHash: string };
}

/** Takes an event into the reader's own calendar. A file keeps its identity there: a later one changes the same entry. */
export const CalendarMenu = ({ event }: Props) => {
  const url = new URL(paths.event(event.urlHash), window.location.origin).href;
  const { google, outlook } = calendarLinks(event, url);
  const calendar = <CalendarDays aria-hidden="true" />;
  return (
    <Menu
      label="Add to calendar"
      trigger={<IconButton label="Add to calendar" icon={<CalendarPlus aria-hidden="true" />} />}
      items={[
        { label: 'Calendar file', icon: <Download aria-hidden="true" />, href: paths.calendarFile(event.urlHash) },
        { label: 'Google Calendar', icon: calendar, href: google },
        { label: 'Outlook', icon: calendar, href: outlook },
      ]}
    />
  );
};
