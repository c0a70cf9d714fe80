import { DEFAULT_THRESHOLD } from '@quorum/domain/event/constants';
import { BY_SUM } from '@quorum/domain/event/enough';
import { CalendarDays, Lock, MapPin, UserRound } from 'lucide-react';
import { memo, useDeferredValue, useId } from 'react';
import { wordIn } from '../../../lib/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Badge } from '../../../ui/picture/Badge.tsx';
import { Face } from '../../../ui/picture/Face.tsx';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';
import { useEventTypes } from '../../event-types/useEventTypes.ts';
import { RepeatsFact, WebLinkFact } from '../card/CommonFacts.tsx';
import { Facts } from '../card/eventFactLayout.tsx';
import { Cover, CoverTitle, Ground } from '../detail/Cover.tsx';
import { FactLines, Strong, FactLine } from '../detail/FactLines.tsx';
import { Frame, Notes, Summary } from '../detail/invitationLayout.ts';
import { WhenFact } from '../detail/WhenFact.tsx';
import { eventPageText } from '../../../messages/events/eventPageText.generated.ts';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { SeatRing } from '../seats/SeatRing.tsx';
import { type EventFormValues } from '../form/values/eventFormValues.ts';
import { eventFormText } from '../../../messages/events/eventFormText.generated.ts';
import { Heading, Hint, Missing, PreviewBody, PreviewRegion, Ring } from './previewLayout.ts';
import { shownThreshold, shownTimes, shownWebLink } from './previewValues.ts';

/** The cover of an event is drawn from its hash, which it does not have yet. */
const NO_HASH = 'preview';
const NOBODY: never[] = [];

interface Props {
  values: EventFormValues;
  hostName: string | null;
}

/** The invitation that the form makes, while it is filled in. A picture of it: nothing in it can be used. */
export const InvitationPreview = ({ values, hostName }: Props) => {
  const headingId = useId();
  // a key is drawn in its field first
  const shown = useDeferredValue(values);
  return (
    <PreviewRegion aria-labelledby={headingId}>
      <Heading id={headingId}>{eventFormText.preview}</Heading>
      <Hint>{eventFormText.previewHint}</Hint>
      <div inert aria-hidden="true">
        <Picture values={shown} hostName={hostName} />
      </div>
    </PreviewRegion>
  );
};

const Picture = memo(({ values, hostName }: Props) => {
  const { types } = useEventTypes();
  const type = types?.find(({ id }) => String(id) === values.eventTypeId);
  const times = shownTimes(values);
  const threshold = shownThreshold(values.participantThreshold);
  const webLink = shownWebLink(values.webLink);
  const frequency = values.isRecurring && values.recurrenceFrequency;
  const title = values.title.trim();
  const location = values.location.trim();
  return (
    <Frame as="div">
      <Cover
        urlHash={NO_HASH}
        color={type?.color ?? 'var(--color-primary)'}
        badges={
          <Row wrap>
            {type && (
              <Ground>
                <Badge color={type.color}>{wordIn('eventTypeNames', type.name)}</Badge>
              </Ground>
            )}
            {values.isPrivate && (
              <Badge>
                <Lock aria-hidden="true" />
                {eventsText.private}
              </Badge>
            )}
          </Row>
        }
      >
        <CoverTitle as="p">{title || eventFormText.previewTitle}</CoverTitle>
      </Cover>
      <PreviewBody>
        <FactLines>
          {times ? (
            <WhenFact event={times} />
          ) : (
            <FactLine picture={<CalendarDays size={22} />}>
              <Missing>{eventFormText.previewWhen}</Missing>
            </FactLine>
          )}
          <FactLine picture={<MapPin size={22} />}>
            {location ? <Strong>{location}</Strong> : <Missing>{eventFormText.previewWhere}</Missing>}
          </FactLine>
          {hostName ? (
            <FactLine picture={<Face name={hostName} />}>
              <Strong>{eventsText.hostedBy({ name: hostName })}</Strong>
            </FactLine>
          ) : (
            <FactLine picture={<UserRound size={22} />}>
              <Missing>{eventFormText.previewHost}</Missing>
            </FactLine>
          )}
          {(frequency || webLink) && (
            <Facts>
              {frequency && <RepeatsFact frequency={frequency} />}
              {webLink && <WebLinkFact webLink={webLink} />}
            </Facts>
          )}
        </FactLines>
        <Ring>
          <SeatRing event={{ ...BY_SUM, participantThreshold: threshold ?? DEFAULT_THRESHOLD }} participants={NOBODY} />
          {threshold !== null && <Summary>{eventPageText.moreAndItHappens(threshold)}</Summary>}
        </Ring>
        {values.notes.trim() && (
          <Notes>
            <LinkedText>{values.notes.trim()}</LinkedText>
          </Notes>
        )}
      </PreviewBody>
    </Frame>
  );
});
Picture.displayName = 'Picture';
