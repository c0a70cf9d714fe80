import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { Face } from '../../../ui/picture/Face.tsx';
import { RepeatsFact, WebLinkFact } from '../card/CommonFacts.tsx';
import { Facts } from '../card/eventFactLayout.tsx';
import { WeatherFact } from '../card/WeatherFact.tsx';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { FactLines, Strong, FactLine } from './FactLines.tsx';
import { PlaceFact } from './PlaceFact.tsx';
import { WhenFact } from './WhenFact.tsx';

/** When, where and with whom, then what else the organiser wrote. */
export const InvitationFacts = ({ event }: { event: EventCardFragment }) => {
  const { location, creatorName, webLink, weather } = event;
  return (
    <FactLines>
      <WhenFact event={event} />
      <PlaceFact location={location} />
      {creatorName && (
        <FactLine picture={<Face name={creatorName} />}>
          <Strong>{eventsText.hostedBy({ name: creatorName })}</Strong>
        </FactLine>
      )}
      <Facts>
        {weather && <WeatherFact weather={weather} />}
        {event.isRecurring && event.recurrenceFrequency && <RepeatsFact frequency={event.recurrenceFrequency} />}
        {webLink && <WebLinkFact webLink={webLink} />}
      </Facts>
    </FactLines>
  );
};
