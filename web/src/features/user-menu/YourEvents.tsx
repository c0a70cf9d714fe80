import { styled } from 'styled-components';
import { userMenuText } from '../../messages/people/userMenuText.generated.ts';
import { useYourEvents } from './useYourEvents.ts';
import { YourEventCard } from './YourEventCard.tsx';
import { YourPollCard } from './YourPollCard.tsx';

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
`;

const Heading = styled.h2`
  font-size: ${({ theme }) => theme.font.size.md};
  letter-spacing: 0;
`;

const Note = styled.p`
  padding: ${({ theme }) => theme.space.sm} 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** As high as the list, in whose place it stands. */
const NoteForList = styled(Note)`
  block-size: 300px;
`;

/** Spec section 9: 300 px tall. */
const Scroller = styled.ul`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.sm};
  height: 300px;
  padding: ${({ theme }) => theme.space.sm};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.background};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

interface YourEventsProps {
  /** Called as a card is clicked: the menu closes over it. */
  onOpenEvent: () => void;
}

/** The events that the signed-in person created, private ones too. */
export const YourEvents = ({ onOpenEvent }: YourEventsProps) => (
  <Section aria-labelledby="your-events">
    <Heading id="your-events">{userMenuText.yourEvents}</Heading>
    <EventList onOpenEvent={onOpenEvent} />
  </Section>
);

const EventList = ({ onOpenEvent }: YourEventsProps) => {
  const { events, polls, hasFailed } = useYourEvents();
  if (!events) {
    return hasFailed ? (
      <NoteForList role="alert">{userMenuText.yourEventsFailed}</NoteForList>
    ) : (
      <NoteForList role="status">{userMenuText.yourEventsLoading}</NoteForList>
    );
  }
  if (events.length + polls.length === 0) return <Note>{userMenuText.yourEventsEmpty}</Note>;
  return (
    <Scroller>
      {polls.map((poll) => (
        <li key={poll.urlHash}>
          <YourPollCard poll={poll} onClick={onOpenEvent} />
        </li>
      ))}
      {events.map((event) => (
        <li key={event.urlHash}>
          <YourEventCard event={event} onClick={onOpenEvent} />
        </li>
      ))}
    </Scroller>
  );
};
