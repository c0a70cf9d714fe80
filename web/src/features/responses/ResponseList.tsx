import { useState } from 'react';
import { styled } from 'styled-components';
import type { ResponseFragment } from '../../generated/graphql.generated.ts';
import { Button } from '../../ui/Button.tsx';
import type { RespondableEvent } from './RespondableEvent.ts';
import { ResponseItem } from './ResponseItem.tsx';
import { useOwnership } from './useOwnership.ts';

/** What a card shows before one asks for more: a card with a thousand answers would bury the next one. */
const SHOWN_AT_FIRST = 8;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Nobody = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

interface Props {
  event: RespondableEvent & { participants: readonly ResponseFragment[] };
  isExtended: boolean;
}

/** Everybody's answers, one's own among those that are shown at first. */
export const ResponseList = ({ event, isExtended }: Props) => {
  const { canEdit, canRemove } = useOwnership();
  const [isWhole, setIsWhole] = useState(isExtended);
  const { participants } = event;
  if (participants.length === 0) return <Nobody>No responses yet.</Nobody>;

  const shown = participants.filter(({ id }, index) => isWhole || index < SHOWN_AT_FIRST || canEdit(id));
  return (
    <>
      <List aria-label="Responses">
        {shown.map((response) => (
          <ResponseItem
            key={response.id}
            event={event}
            response={response}
            isOwn={canEdit(response.id)}
            isRemovable={canRemove(response.id, event)}
          />
        ))}
      </List>
      {shown.length < participants.length && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          Show all {participants.length} responses
        </Button>
      )}
    </>
  );
};
