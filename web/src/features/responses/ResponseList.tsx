import { canManageEvent } from '@quorum/domain/policies';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ResponseFragment } from '../../generated/graphql.generated.ts';
import { Button } from '../../ui/Button.tsx';
import type { RespondableEvent } from './RespondableEvent.ts';
import { RemoveResponseDialog } from './RemoveResponseDialog.tsx';
import { ResponseItem } from './ResponseItem.tsx';
import { responsesText } from './responsesText.ts';
import type { Ownership } from './useOwnership.ts';

/** What a card shows before one asks for more: a card with a thousand answers would bury the next one. */
const SHOWN_AT_FIRST = 8;

/** From this many on they stand two in a row; not for the creator, whose rows hold a button more. */
const DENSE_FROM = 5;

const List = styled.ul<{ $isDense: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $isDense }) => ($isDense ? '12rem' : '20rem')}), 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.lg}`};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Nobody = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

interface Props {
  event: RespondableEvent & { participants: readonly ResponseFragment[] };
  ownership: Ownership;
  isExtended: boolean;
}

/** Everybody's answers, the newest first; one's own is among those that are shown at first. */
export const ResponseList = ({ event, ownership: { actor, canEdit, canRemove }, isExtended }: Props) => {
  const [isWhole, setIsWhole] = useState(isExtended);
  // kept while the dialog closes; the row itself leaves at once
  const [chosen, setChosen] = useState<ResponseFragment>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = (response: ResponseFragment) => {
    setChosen(response);
    setIsAsking(true);
  };
  const { participants } = event;
  const newestFirst = participants.toReversed();
  const shown = newestFirst.filter(({ id }, index) => isWhole || index < SHOWN_AT_FIRST || canEdit(id));
  return (
    <>
      {participants.length === 0 ? (
        <Nobody>{responsesText.nobody}</Nobody>
      ) : (
        <List aria-label={responsesText.list} $isDense={shown.length >= DENSE_FROM && !canManageEvent(actor, event)}>
          {shown.map((response) => (
            <ResponseItem
              key={response.id}
              response={response}
              isOwn={canEdit(response.id)}
              onRemove={canRemove(response.id, event) ? () => ask(response) : undefined}
            />
          ))}
        </List>
      )}
      {shown.length < participants.length && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          {responsesText.showAll(participants.length)}
        </Button>
      )}
      {chosen && <RemoveResponseDialog event={event} response={chosen} open={isAsking} onOpenChange={setIsAsking} />}
    </>
  );
};
