import { likelihoodOf } from '@quorum/domain/response/likelihood';
import { Check, Pencil, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { Badge } from '../../../ui/picture/Badge.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { isPendingId } from '../pendingId.ts';
import type { ShownResponse } from '../RespondableEvent.ts';
import { shownName } from '../shownName.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';

const Item = styled.li<{ $isFaint: boolean }>`
  display: flex;
  align-items: start;
  gap: ${({ theme }) => theme.space.sm};
  padding-block: 0.1875rem;
  opacity: ${({ $isFaint }) => ($isFaint ? 0.6 : 1)};
`;

/** With large letters what goes with a name stands below it, and breaks no word of it. */
const Wrapping = styled(Item)`
  flex-wrap: wrap;
  justify-content: end;

  > :first-child {
    flex: 1 1 5rem;
  }
`;

/** One name after the other, as in a sentence. */
const Inline = styled(Item)`
  align-items: baseline;
  gap: 0.3125rem;
  max-inline-size: 100%;
  padding: 0;
  font-size: ${({ theme }) => theme.font.size.sm};
  line-height: 1.45;

  /* on the baseline they would make the line taller when they come; near the name that they belong to */
  > button {
    align-self: center;
    margin-inline: -0.75rem -0.375rem;
  }

  > button > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  /* for the organiser: far enough apart to press each, with room for the button to remove it until that is there */
  @media screen {
    [data-own] & {
      align-items: center;
      min-block-size: 1.75rem;
    }

    [data-own] &:not(:has(> button))::after {
      content: '';
      flex: none;
      inline-size: calc(${({ theme }) => theme.touch} - 1.125rem);
    }
  }
`;

/** Its buttons. On one's own event there are two at least, in whose place nothing else stands until they are there. */
const Buttons = styled.span`
  display: contents;

  @media screen {
    [data-own] & {
      display: flex;
      align-items: center;
      justify-content: end;
      gap: ${({ theme }) => theme.space.sm};
      min-inline-size: calc(2 * ${({ theme }) => theme.touch} - 0.625rem + ${({ theme }) => theme.space.sm});
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

/** What people write runs as its own letters do. */
const Name = styled.span`
  unicode-bidi: plaintext;
`;

const You = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;

/** For the organiser: somebody may have responded twice. */
const Twice = styled(Badge)`
  min-height: 0;
  margin-inline-start: 0.75ch;
  cursor: help;
`;

const Hidden = styled(You)`
  margin-inline-start: 0.5ch;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-style: italic;
`;

const Comment = styled.span<{ $isInline: boolean }>`
  display: ${({ $isInline }) => ($isInline ? 'inline' : 'block')};
  margin-inline-start: ${({ $isInline }) => ($isInline ? '0.375rem' : '0')};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  text-wrap: pretty;
  unicode-bidi: plaintext;
`;

const Plan = styled.span<{ $isGoing: boolean; $isCompact: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  padding: ${({ $isCompact }) => ($isCompact ? '0 0.3125rem' : '0.125rem 0.5rem')};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $isGoing }) => ($isGoing ? theme.color.primarySoft : theme.color.sunken)};
  color: ${({ theme, $isGoing }) => ($isGoing ? theme.color.onPrimarySoft : theme.color.textMuted)};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

/** A yes among many. */
const Going = styled.span`
  flex: none;
  align-self: center;
  color: ${({ theme }) => theme.color.primary};
`;

const Edit = styled(IconButton)`
  margin: -0.75rem -0.25rem;
`;

const Remove = styled(IconButton)`
  /* 44 px to tap without making the row taller */
  margin-block: -0.75rem;
  margin-inline: -0.25rem max(-0.625rem, -10px);
`;

/** The plan of a response, or what it waits for. */
const planText = ({ status, waitlistPosition, minParticipants, likelihood }: ShownResponse): string => {
  if (status === 'DECLINED') return responsesText.no;
  if (status === 'STANDBY') return responsesText.onStandby;
  if (status === 'WAITLISTED' && waitlistPosition !== null) return responsesText.waits(waitlistPosition);
  if (minParticipants !== null) return responsesText.ifIn({ count: minParticipants });
  return formatPercent(likelihoodOf({ likelihood }));
};

interface Props {
  response: ShownResponse;
  /** Whether it is one of many on a card. */
  isCompact?: boolean;
  isOwn: boolean;
  /** Whether to mark that another response has the same name and address. */
  isMarkedTwice: boolean;
  /** Absent where one button edits all that the one who looks has to edit. */
  onEdit: (() => void) | undefined;
  /** Absent where the one who looks may not remove it. */
  onRemove: (() => void) | undefined;
  /** What else the one who looks may do with it. */
  children?: ReactNode;
}

/** One person's response: name, likelihood and comment. */
export const ResponseItem = ({
  response,
  isCompact = false,
  isOwn,
  isMarkedTwice,
  onEdit,
  onRemove,
  children,
}: Props) => {
  const name = shownName(response);
  const isGoing = response.status === 'GOING';
  const Root = isCompact ? Inline : Wrapping;
  const Tools = isCompact ? Fragment : Buttons;
  return (
    <Root $isFaint={isPendingId(response.id)}>
      <Words>
        <Name>{name}</Name>
        {response.guests > 0 && <You> {responsesText.plusGuests({ guests: response.guests })}</You>}
        {isOwn && <You> {responsesText.you}</You>}
        {isMarkedTwice && (
          <span title={responsesText.twiceHint}>
            <Twice>{responsesText.twice}</Twice>
          </span>
        )}
        {response.isHidden && <Hidden>{responsesText.hidden}</Hidden>}
        {response.comment && <Comment $isInline={isCompact}>{response.comment}</Comment>}
      </Words>
      {isCompact && isGoing ? (
        <Going>
          <Check aria-hidden="true" size={13} strokeWidth={3} />
          <VisuallyHidden>{planText(response)}</VisuallyHidden>
        </Going>
      ) : (
        <Plan $isGoing={isGoing} $isCompact={isCompact}>
          {isGoing && <Check aria-hidden="true" size={12} strokeWidth={3} />}
          {planText(response)}
        </Plan>
      )}
      <Tools>
        {children}
        {onEdit && (
          <Edit label={responsesText.editOf({ name })} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
        )}
        {onRemove && (
          <Remove label={responsesText.removeOf({ name })} icon={<X aria-hidden="true" />} onClick={onRemove} />
        )}
      </Tools>
    </Root>
  );
};
