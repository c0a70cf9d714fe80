import { Globe, Lock } from 'lucide-react';
import { DateTime } from 'luxon';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { YourEventCardFragment } from '../../generated/graphql.generated.ts';
import { currentLocale, sentence } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { userMenuText } from '../session/userMenuText.ts';

const Card = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.sm};
  min-height: ${({ theme }) => theme.touch};
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  color: inherit;
  text-decoration: none;
  transition: background ${({ theme }) => theme.motion.quick};

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }

  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    width: 1rem;
    height: 1rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Title = styled.span`
  min-width: 0;
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const When = styled.time`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface YourEventCardProps {
  event: YourEventCardFragment;
  onClick: () => void;
}

export const YourEventCard = ({ event, onClick }: YourEventCardProps) => {
  const Visibility = event.isPrivate ? Lock : Globe;
  const date = DateTime.fromISO(event.date, { zone: event.timezone });
  return (
    <Card to={paths.event(event.urlHash)} onClick={onClick}>
      <Title>{event.title || sentence(event.eventType.name)}</Title>
      <When dateTime={event.date}>{date.toLocaleString(DateTime.DATE_FULL, { locale: currentLocale() })}</When>
      <Visibility role="img" aria-label={event.isPrivate ? userMenuText.private : userMenuText.public} />
    </Card>
  );
};
