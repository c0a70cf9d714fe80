import { CloudOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EventList } from '../features/events/list/EventList.tsx';
import { HOME_TAB_PARAM, homeTabIn } from '../features/events/list/homeTab.ts';
import { useHomeEvents } from '../features/events/list/useHomeEvents.ts';
import { useNextOccurrences } from '../features/events/time/useNextOccurrences.ts';
import { EventTypeFilter } from '../features/event-types/EventTypeFilter.tsx';
import { useEventTypeFilter } from '../features/event-types/useEventTypeFilter.ts';
import { SignInDialog } from '../features/session/SignInDialog.tsx';
import { useSession } from '../features/session/useSession.ts';
import { EventTypesDocument, HomeEventsDocument } from '../generated/graphql.generated.ts';
import { registerInitialQueries } from '../lib/initialData.ts';
import { paths } from '../lib/paths.ts';
import { useSearchParam } from '../lib/useSearchParam.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { Header, Lead, Notice, Tools } from './homeLayout.ts';
import { CreatePage } from './lazyPages.ts';
import { pagesText } from './pagesText.ts';

registerInitialQueries({ HomeEvents: HomeEventsDocument, EventTypes: EventTypesDocument });

const NOTHING: never[] = [];

export const HomePage = () => {
  const [search, setTab] = useSearchParam(HOME_TAB_PARAM);
  const [eventTypeId, setEventTypeId] = useEventTypeFilter();
  const { events, hasFailed, retry } = useHomeEvents(eventTypeId);
  useNextOccurrences(events?.past.nodes ?? NOTHING);

  return (
    <>
      <title>Quorum</title>
      <Header>
        <div>
          <h1>{pagesText.events}</h1>
          <Lead>{pagesText.lead}</Lead>
        </div>
        <Tools>
          <EventTypeFilter value={eventTypeId} onChange={setEventTypeId} />
          <NewEventButton />
        </Tools>
      </Header>
      {hasFailed && events && (
        <Notice role="status">
          <CloudOff aria-hidden="true" />
          {pagesText.listNotRefreshed}
        </Notice>
      )}
      {hasFailed && !events ? (
        <Alert title={pagesText.listFailed}>
          <Button variant="outline" size="sm" onClick={retry}>
            {pagesText.tryAgain}
          </Button>
        </Alert>
      ) : (
        <Tabs
          label={pagesText.events}
          value={homeTabIn(search)}
          onValueChange={(tab) => setTab(tab === 'upcoming' ? null : tab)}
          tabs={[
            {
              value: 'upcoming',
              label: pagesText.upcoming,
              count: events?.upcoming.totalCount,
              content: (
                <EventList
                  key={eventTypeId}
                  when="UPCOMING"
                  eventTypeId={eventTypeId}
                  page={events?.upcoming}
                  emptyText={pagesText.noUpcoming}
                />
              ),
            },
            {
              value: 'archive',
              label: pagesText.archive,
              count: events?.past.totalCount,
              content: (
                <EventList
                  key={eventTypeId}
                  when="PAST"
                  eventTypeId={eventTypeId}
                  page={events?.past}
                  emptyText={pagesText.noPast}
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
  const [isOpen, setIsOpen] = useState(false);
  const begin = () => (status === 'signedOut' ? setIsOpen(true) : void navigate(paths.create()));
  return (
    <>
      <Button onClick={begin} onPointerEnter={CreatePage.prefetch} onFocus={CreatePage.prefetch}>
        <Plus aria-hidden="true" />
        {pagesText.newEvent}
      </Button>
      <SignInDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={pagesText.signInRequired}
        description={pagesText.signInToCreateHere}
        redirectTo={paths.create()}
      />
    </>
  );
};
