import { CloudOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EventList } from '../features/events/EventList.tsx';
import { useHomeEvents } from '../features/events/useHomeEvents.ts';
import { useNextOccurrences } from '../features/events/useNextOccurrences.ts';
import { EventTypeFilter } from '../features/event-types/EventTypeFilter.tsx';
import { useEventTypeFilter } from '../features/event-types/useEventTypeFilter.ts';
import { SignInDialog } from '../features/session/SignInDialog.tsx';
import { useSession } from '../features/session/useSession.ts';
import { preloadPage } from '../lib/pageLoaders.ts';
import { paths } from '../lib/paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Header, Lead, Notice, Tools } from './homeLayout.ts';

const NOTHING: never[] = [];

export const HomePage = () => {
  const [tab, setTab] = useState('upcoming');
  const [eventTypeId, setEventTypeId] = useEventTypeFilter();
  const { events, hasFailed, retry } = useHomeEvents(eventTypeId);
  useNextOccurrences(events?.past.nodes ?? NOTHING);

  return (
    <>
      <title>Quorum</title>
      <Header>
        <div>
          <h1>Events</h1>
          <Lead>They happen when enough people are in.</Lead>
        </div>
        <Tools>
          <EventTypeFilter value={eventTypeId} onChange={setEventTypeId} />
          <NewEventButton />
        </Tools>
      </Header>
      {hasFailed && events && (
        <Notice role="status">
          <CloudOff aria-hidden="true" />
          The list could not be refreshed just now. Trying again.
        </Notice>
      )}
      {hasFailed && !events ? (
        <Alert title="The events could not be loaded">
          <Button variant="outline" size="sm" onClick={retry}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Tabs
          label="Events"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'upcoming',
              label: 'Upcoming',
              count: events?.upcoming.totalCount,
              content: (
                <EventList
                  key={eventTypeId}
                  when="UPCOMING"
                  eventTypeId={eventTypeId}
                  page={events?.upcoming}
                  emptyText="No upcoming events scheduled. Create a new event to get started!"
                />
              ),
            },
            {
              value: 'archive',
              label: 'Archive',
              count: events?.past.totalCount,
              content: (
                <EventList
                  key={eventTypeId}
                  when="PAST"
                  eventTypeId={eventTypeId}
                  page={events?.past}
                  emptyText="No past events found."
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
};

const NewEventButton = () => {
  const { status } = useSession();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const prepare = () => preloadPage(paths.create());
  const begin = () => (status === 'signedOut' ? setIsAsking(true) : void navigate(paths.create()));
  return (
    <>
      <Button onClick={begin} onPointerEnter={prepare} onFocus={prepare}>
        <Plus aria-hidden="true" />
        New Event
      </Button>
      <SignInDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign in Required"
        description="You need to sign in to create a game. You can still join existing games without signing in."
        redirectTo={paths.create()}
      />
    </>
  );
};
