import { standingOf } from '@quorum/domain/event/progress';
import { styled } from 'styled-components';
import { Muted } from '../../ui/text/Muted.tsx';
import { useOwnership } from '../responses/ownership/useOwnership.ts';
import type { ShownResponse } from '../responses/RespondableEvent.ts';
import { offersText } from '../../messages/responses/offersText.generated.ts';
import type { OfferingEvent } from './OfferingEvent.ts';
import { OwnOffer } from './OwnOffer.tsx';
import { Until } from './Until.tsx';

const List = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space.lg};
  color: ${({ theme }) => theme.color.textMuted};
`;

/** More are a number. */
const NAMED = 3;

/** How many places are held, for whom and until when: as the waitlist, for everybody to read. */
const HeldPlaces = ({ event, others }: { event: OfferingEvent; others: readonly ShownResponse[] }) => {
  const { placesHeld, waitlistRule, isGuestListHidden, timezone } = event;
  if (waitlistRule === 'OFFERED_TO_ALL') return <Muted>{offersText.toAll(placesHeld)}</Muted>;
  const named = isGuestListHidden ? [] : others.slice(0, NAMED);
  return (
    <div>
      <Muted>{offersText.held(placesHeld)}</Muted>
      {named.length > 0 && (
        <List>
          {named.map(({ id, name, offer }) => (
            <li key={id}>
              <Until
                until={offer?.until ?? ''}
                timezone={timezone}
                say={(time) => offersText.heldFor({ name, time })}
              />
            </li>
          ))}
        </List>
      )}
    </div>
  );
};

/** Places that are held while people on the waitlist are asked, and one's own among them. */
export const PlaceOffers = ({ event }: { event: OfferingEvent }) => {
  const { canEdit } = useOwnership();
  const { participants, placesHeld } = event;
  const own = participants.find(({ id, status }) => status === 'WAITLISTED' && canEdit(id));
  const open = own ? (own.offer?.seats ?? standingOf(participants, event).placesLeft ?? 0) : 0;
  const others = participants.filter(({ id, offer, isHidden }) => offer && !isHidden && id !== own?.id);
  return (
    <>
      {own && open > 0 && <OwnOffer event={event} response={own} seats={open} />}
      {placesHeld > 0 && others.length > 0 && <HeldPlaces event={event} others={others} />}
    </>
  );
};
