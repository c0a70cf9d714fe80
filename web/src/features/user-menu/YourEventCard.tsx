import { Globe, Lock } from 'lucide-react';
import { DateTime } from 'luxon';
import type { YourEventCardFragment } from '../../generated/later.generated.ts';
import { currentLocale } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { titleOf } from '../events/titleOf.ts';
import { userMenuText } from '../../messages/people/userMenuText.generated.ts';
import { Card, Title, When } from './yourCardLayout.ts';

interface YourEventCardProps {
  event: YourEventCardFragment;
  onClick: () => void;
}

export const YourEventCard = ({ event, onClick }: YourEventCardProps) => {
  const Visibility = event.isPrivate ? Lock : Globe;
  const date = DateTime.fromISO(event.date, { zone: event.timezone });
  return (
    <Card to={paths.event(event.urlHash)} onClick={onClick}>
      <Title>{titleOf(event)}</Title>
      <When dateTime={event.date}>{date.toLocaleString(DateTime.DATE_FULL, { locale: currentLocale() })}</When>
      <Visibility role="img" aria-label={event.isPrivate ? userMenuText.private : userMenuText.public} />
    </Card>
  );
};
