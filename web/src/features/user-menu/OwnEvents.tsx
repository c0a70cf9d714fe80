import { isOver } from '@quorum/domain/event/ending';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/useNow.ts';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { clocksOf } from '../events/time/clocksOf.ts';
import { titleOf } from '../events/titleOf.ts';
import { userMenuText } from '../../messages/people/userMenuText.generated.ts';
import { useYourEvents } from './useYourEvents.ts';

/** Closed it is no taller than what stood there before: nothing moves when it comes. */
const Opening = styled.summary`
  position: relative;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
`;

const Links = styled.ul`
  display: grid;
  padding: ${({ theme }) => theme.space.xs} 0 0;
`;

const Own = styled(PageLink)`
  display: grid;
  align-content: center;
  min-block-size: ${({ theme }) => theme.touch};
  overflow-wrap: anywhere;
`;

/** One's own events that are not over, the next one first: the list below has them by their dates, among all others. */
export const OwnEvents = () => {
  const now = useNow();
  const { events = [] } = useYourEvents();
  const upcoming = events
    .filter((event) => !isOver(event, now))
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const [next] = upcoming;
  if (!next) return null;
  const dayOf = ({ date, timezone }: typeof next) => clocksOf(timezone).shortDay(new Date(date));
  return (
    <details>
      <Opening>{userMenuText.yourUpcoming({ count: upcoming.length, day: dayOf(next) })}</Opening>
      <Links aria-label={userMenuText.yourEvents}>
        {upcoming.map((event) => (
          <li key={event.urlHash}>
            <Own to={paths.event(event.urlHash)}>
              {dayOf(event)}: {titleOf(event)}
            </Own>
          </li>
        ))}
      </Links>
    </details>
  );
};
