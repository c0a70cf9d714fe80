import { Check, Ellipsis, X } from 'lucide-react';
import { Fragment, memo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { shownName } from '../responses/shownName.ts';
import { columnsOf, type Shown } from './ManagedFacts.tsx';
import type { Managed } from './managedList.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';

/** Hundreds stand below each other: those that are not seen are not laid out. */
const Root = styled.li`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.xs};
  padding-block: ${({ theme }) => theme.space.sm};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;

const Name = styled.div`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Details = styled.p`
  grid-column: 1;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};

  a {
    color: inherit;
  }

  ${({ theme }) => theme.media.phone} {
    grid-column: 1 / -1;
  }
`;

const Absent = styled.span`
  color: ${({ theme }) => theme.color.danger};
`;

const Buttons = styled.div`
  grid-row: 1 / span 2;
  grid-column: 2;

  ${({ theme }) => theme.media.phone} {
    grid-row: 1;
  }
`;

const More = styled(IconButton)`
  grid-row: 1 / span 2;
  grid-column: 3;

  ${({ theme }) => theme.media.phone} {
    grid-row: 1;
  }
`;

interface Props {
  response: Managed;
  event: Shown;
  /** Whether one can mark who came. */
  isMarkable: boolean;
  onMark: (response: Managed, attended: boolean | null) => void;
  onMore: (response: Managed) => void;
}

/** A response with everything that the person left, and one tap to mark that they came. */
export const ManagedRow = memo(({ response, event, isMarkable, onMark, onMore }: Props) => {
  const { attended } = response;
  const name = shownName(response);
  const shown = columnsOf(event).flatMap(({ key, show }) => {
    const content = show(response, event);
    return content ? [{ key, content }] : [];
  });
  return (
    <Root>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <Details>
        {attended === false && (
          <Absent>
            {manageText.stayedAway}
            {shown.length > 0 && ' · '}
          </Absent>
        )}
        {shown.map(({ key, content }, index) => (
          <Fragment key={key}>
            {index > 0 && ' · '}
            <bdi>{content}</bdi>
          </Fragment>
        ))}
      </Details>
      {isMarkable && (
        <Buttons>
          <Button
            variant={attended === true ? 'primary' : 'outline'}
            aria-pressed={attended === true}
            aria-label={manageText.cameOf({ name })}
            onClick={() => onMark(response, attended === true ? null : true)}
          >
            {attended === false ? <X aria-hidden="true" size={18} /> : <Check aria-hidden="true" size={18} />}
            {manageText.cameButton}
          </Button>
        </Buttons>
      )}
      <More
        label={manageText.moreOf({ name })}
        icon={<Ellipsis aria-hidden="true" />}
        onClick={() => onMore(response)}
      />
    </Root>
  );
});
ManagedRow.displayName = 'ManagedRow';
