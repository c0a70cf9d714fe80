import type { ResponseStatus } from '@quorum/domain/decision/status';
import { canManageEvent } from '@quorum/domain/policies';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { useIsPrinting } from '../../../lib/useIsPrinting.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Muted } from '../../../ui/text/Muted.tsx';
import { isPendingId } from '../pendingId.ts';
import type { Ownership } from '../ownership/OwnershipContext.ts';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';
import { countText } from './countText.ts';
import { firstOfEach, groupByStatus, needsGroups, orderResponses } from './orderResponses.ts';
import { ResponseCounts } from './ResponseCounts.tsx';
import { ResponseItem } from './ResponseItem.tsx';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';

/** Only creators see it. */
const HideResponseButton = lazyComponent(async () => (await import('./HideResponseButton.tsx')).HideResponseButton);

const EditResponseDialog = lazyComponent(
  async () => (await import('../edit/EditResponseDialog.tsx')).EditResponseDialog,
  {
    prefetchOnInteraction: false,
  },
);

const RemoveResponseDialog = lazyComponent(
  async () => (await import('../edit/RemoveResponseDialog.tsx')).RemoveResponseDialog,
);

/** What a card shows at first: one with a thousand responses would bury the next card. */
const SHOWN_AT_FIRST = 8;

/** What an event's own page shows of each status at first: hundreds stay a few swipes on a phone. */
const SHOWN_OF_EACH = 12;

/** From this many on they stand two in a row; not on one's own event, where rows hold buttons. */
const DENSE_FROM = 5;

const rows = css<{ $isDense: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $isDense }) => ($isDense ? '12rem' : '20rem')}), 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.lg}`};

  [data-own] & {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  }
`;

/** On a card: names one after the other. */
const names = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.875rem;
`;

/** For the organiser, on paper: a box to tick beside each name. */
const boxes = css`
  @media print {
    article[data-own] &:not([data-compact]) > li::before {
      content: '';
      flex: none;
      inline-size: 0.875rem;
      block-size: 0.875rem;
      margin-block-start: 0.25rem;
      border: 1px solid;
    }
  }
`;

const List = styled.ul<{ $isCompact: boolean; $isDense: boolean }>`
  ${({ $isCompact }) => ($isCompact ? names : rows)}
  ${boxes}
`;

/** Of a group, where there are many to look through: it stays below the header while they move by. */
const GroupName = styled.h2`
  position: sticky;
  z-index: 1;
  inset-block-start: 4rem;
  padding-block: ${({ theme }) => theme.space.xs};
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

/** A target as large as any button's, in less space. */
const ShowAll = styled(Button)`
  margin-block: -0.5rem;

  /* there it has an edge */
  @media (forced-colors: active) {
    margin-block: 0;
  }
`;

interface Props {
  event: RespondableEvent;
  ownership: Ownership;
  isExtended: boolean;
}

/** Everybody's responses: one's own, then by status and name. */
export const ResponseList = ({ event, ownership: { actor, canEdit, canRemove }, isExtended }: Props) => {
  const [wantsAll, setWantsAll] = useState(false);
  const isPrinting = useIsPrinting();
  const isWhole = wantsAll || (isExtended && isPrinting);
  // stays while the dialog closes; the row itself leaves at once
  const [chosen, setChosen] = useState<ShownResponse>();
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<ShownResponse>();
  const [isEditing, setIsEditing] = useState(false);
  const edit = (response: ShownResponse) => {
    setEdited(response);
    setIsEditing(true);
  };
  const confirmRemoval = (response: ShownResponse) => {
    setChosen(response);
    setIsOpen(true);
  };
  const { participants, isGuestListHidden } = event;
  // lists say the same to everybody, so only the event's own page shows its organiser more
  const isOwn = canManageEvent(actor, event);
  const isOrganiser = isExtended && isOwn;
  const isNameless = isGuestListHidden && !isOrganiser;
  // of one alone, the button above says 'Edit Response'
  const hasSeveral = participants.filter(({ id }) => canEdit(id)).length > 1;
  const ordered = orderResponses(participants, canEdit);
  const named = isNameless ? ordered.filter(({ id }) => isExtended && canEdit(id)) : ordered;
  const atFirst = isExtended
    ? firstOfEach(named, SHOWN_OF_EACH, canEdit)
    : named.filter(({ id }, index) => index < SHOWN_AT_FIRST || canEdit(id));
  const shown = isWhole ? named : atFirst;
  const isCompact = !isExtended;
  const isDense = shown.length >= DENSE_FROM;
  const isGrouped = isExtended && needsGroups(named, SHOWN_OF_EACH);
  const groups = isGrouped ? groupByStatus(shown, canEdit) : [{ status: null, responses: shown }];
  const nameOf = (status: ResponseStatus) =>
    countText(status, named.filter((response) => response.status === status && !response.isHidden).length);
  return (
    <>
      {isExtended && participants.length === 0 && <Muted>{responsesText.nobody}</Muted>}
      {(isExtended || shown.length < participants.length) && <ResponseCounts responses={participants} />}
      {participants.length > 0 && isNameless && (
        <Muted>{(isOwn ? responsesText.namesOnPage : responsesText.namesHidden)(participants.length)}</Muted>
      )}
      {participants.length > 0 && isGuestListHidden && isOrganiser && (
        <Muted>{responsesText.namesForOrganisersAlone}</Muted>
      )}
      {shown.length > 0 &&
        groups.map(({ status, responses }) => (
          <div key={status}>
            {status && <GroupName>{nameOf(status)}</GroupName>}
            <List
              aria-label={status ? nameOf(status) : responsesText.list}
              data-compact={isCompact || undefined}
              $isCompact={isCompact}
              $isDense={isDense}
            >
              {responses.map((response) => (
                <ResponseItem
                  key={response.id}
                  response={response}
                  isCompact={isCompact}
                  isOwn={canEdit(response.id)}
                  isMarkedTwice={isOrganiser && response.isRepeated === true}
                  onEdit={hasSeveral && canEdit(response.id) ? () => edit(response) : undefined}
                  onRemove={canRemove(response.id, event) ? () => confirmRemoval(response) : undefined}
                >
                  {isOrganiser && !isPendingId(response.id) && <HideResponseButton event={event} response={response} />}
                </ResponseItem>
              ))}
            </List>
          </div>
        ))}
      {shown.length < named.length && (
        <ShowAll variant="ghost" size="sm" onClick={() => setWantsAll(true)}>
          {responsesText.showAll(participants.length)}
        </ShowAll>
      )}
      {edited && <EditResponseDialog event={event} response={edited} open={isEditing} onOpenChange={setIsEditing} />}
      {chosen && <RemoveResponseDialog event={event} response={chosen} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
};
