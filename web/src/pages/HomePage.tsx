import { CloudOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EventList } from '../features/events/list/EventList.tsx';
import { HOME_TAB_PARAM, homeTabIn } from '../features/events/list/homeTab.ts';
import { useHomeEvents } from '../features/events/list/useHomeEvents.ts';
import { ShareOffer } from '../features/share/lazyShareOffer.ts';
import { newlyPublished } from '../features/share/newlyPublished.ts';
import { useNextOccurrences } from '../features/events/time/useNextOccurrences.ts';
import { PollStrip } from '../features/polls/list/PollStrip.tsx';
import { EventTypeFilter } from '../features/event-types/EventTypeFilter.tsx';
import { eventTypesText } from '../messages/events/eventTypesText.generated.ts';
import { useEventTypeFilter } from '../features/event-types/useEventTypeFilter.ts';
import { SignInDialog } from '../features/session/SignInDialog.tsx';
import { useSession } from '../features/session/useSession.ts';
import { EventTypesDocument, HomeEventsDocument, HomePollsDocument } from '../generated/graphql.generated.ts';
import { registerInitialQueries } from '../lib/api/initialData.ts';
import { lazyComponent } from '../lib/lazy.tsx';
import { paths } from '../lib/paths.ts';
import { useSearchParam } from '../lib/useSearchParam.ts';
import { Button } from '../ui/button/Button.tsx';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { Below, Header, Lead, Notice, Tools } from './homeLayout.ts';
import { CreatePage } from './lazyPages.ts';
import { homeText } from '../messages/pages/homeText.generated.ts';
import { RetryAlert } from '../ui/feedback/RetryAlert.tsx';

registerInitialQueries({
  HomeEvents: HomeEventsDocument,
  EventTypes: EventTypesDocument,
  HomePolls: HomePollsDocument,
});

const OwnEvents = lazyComponent(async () => (await import('../features/user-menu/OwnEvents.tsx')).OwnEvents);

const NOTHING: never[] = [];

export const HomePage = () => {
  const { status } = useSession();
  const [search, setTab, addressOf] = useSearchParam(HOME_TAB_PARAM);
  const [eventTypeId, setEventTypeId] = useEventTypeFilter();
  const { events, hasFailed, retry } = useHomeEvents(eventTypeId);
  const [created] = useState(() => newlyPublished('event'));
  useNextOccurrences(events?.past.nodes ?? NOTHING);
  const showEvery = eventTypeId !== null && (
    <Button variant="outline" size="sm" onClick={() => setEventTypeId(null)}>
      {eventTypesText.showEvery}
    </Button>
  );

  return (
    <>
      <title>Quorum</title>
      <Header>
        <div>
          <h1>{homeText.events}</h1>
          <Below>
            <Lead>{homeText.lead}</Lead>
            {status === 'signedIn' && <OwnEvents />}
          </Below>
        </div>
        <Tools>
          <EventTypeFilter value={eventTypeId} onChange={setEventTypeId} />
          <NewEventButton />
        </Tools>
      </Header>
      {created && <ShareOffer shared={created} />}
      <PollStrip eventTypeId={eventTypeId} />
      {hasFailed && events && (
        <Notice role="status">
          <CloudOff aria-hidden="true" />
          {homeText.listNotRefreshed}
        </Notice>
      )}
      {hasFailed && !events ? (
        <RetryAlert title={homeText.listFailed} onRetry={retry} />
      ) : (
        <Tabs
          label={homeText.events}
          value={homeTabIn(search)}
          onValueChange={(tab) => setTab(tab === 'upcoming' ? null : tab)}
          tabs={[
            {
              value: 'upcoming',
              href: addressOf(null),
              label: homeText.upcoming,
              count: events?.upcoming.totalCount,
              content: (
                <EventList
                  key={eventTypeId}
                  when="UPCOMING"
                  eventTypeId={eventTypeId}
                  page={events?.upcoming}
                  emptyText={homeText.noUpcoming}
                  emptyAction={showEvery}
                />
              ),
            },
            {
              value: 'archive',
              href: addressOf('archive'),
              label: homeText.archive,
              count: events?.past.totalCount,
              content: (
                <EventList
                  key={eventTypeId}
                  when="PAST"
                  eventTypeId={eventTypeId}
                  page={events?.past}
                  emptyText={homeText.noPast}
                  emptyAction={showEvery}
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
        {homeText.newEvent}
      </Button>
      <SignInDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={homeText.signInRequired}
        description={homeText.signInToCreateHere}
        redirectTo={paths.create()}
      />
    </>
  );
};
