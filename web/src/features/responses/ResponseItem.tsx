import { likelihoodOf } from '@quorum/domain/response/likelihood';
import { Check, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '../../lib/formatNumber.ts';
import { Badge } from '../../ui/picture/Badge.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { isPendingId } from './pendingId.ts';
import type { ShownResponse } from './RespondableEvent.ts';
import { shownName } from './shownName.ts';
import { responsesText } from './responsesText.ts';

const Item = styled.li<{ $isFaint: boolean }>`
  display: flex;
  align-items: start;
  gap: ${({ theme }) => theme.space.sm};
  padding-block: 0.1875rem;
  opacity: ${({ $isFaint }) => ($isFaint ? 0.6 : 1)};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const You = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;

/** For the organiser: somebody may have responded twice. */
const Twice = styled(Badge)`
  min-height: 0;
  margin-left: 0.75ch;
  cursor: help;
`;

const Hidden = styled(You)`
  margin-left: 0.5ch;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-style: italic;
`;

const Comment = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  text-wrap: pretty;
`;

const Plan = styled.span<{ $isGoing: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.5rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $isGoing }) => ($isGoing ? theme.color.primarySoft : theme.color.sunken)};
  color: ${({ theme, $isGoing }) => ($isGoing ? theme.color.onPrimarySoft : theme.color.textMuted)};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

const Edit = styled(IconButton)`
  margin: -0.625rem -0.25rem;
`;

const Remove = styled(IconButton)`
  /* 44 px to tap without making the row taller */
  margin: -0.625rem -0.625rem -0.625rem -0.25rem;
`;

/** What somebody says, or what it waits for. */
const planText = ({ status, waitlistPosition, minParticipants, likelihood }: ShownResponse): string => {
  if (status === 'DECLINED') return responsesText.no;
  if (status === 'STANDBY') return responsesText.onStandby;
  if (status === 'WAITLISTED' && waitlistPosition !== null) return responsesText.waits(waitlistPosition);
  if (minParticipants !== null) return responsesText.ifIn({ count: minParticipants });
  return formatPercent(likelihoodOf({ likelihood }));
};

interface Props {
  response: ShownResponse;
  isOwn: boolean;
  /** Whether to say so where another has the same name and address. */
  isMarkedTwice: boolean;
  /** Absent where one button edits all that the one who looks has to edit. */
  onEdit: (() => void) | undefined;
  /** Absent where the one who looks may not remove it. */
  onRemove: (() => void) | undefined;
  /** What else the one who looks may do with it. */
  children?: ReactNode;
}

/** One person's response: name, likelihood and comment. */
export const ResponseItem = ({ response, isOwn, isMarkedTwice, onEdit, onRemove, children }: Props) => {
  const name = shownName(response);
  return (
    <Item $isFaint={isPendingId(response.id)}>
      <Words>
        <span>{name}</span>
        {response.guests > 0 && <You> {responsesText.plusGuests({ guests: response.guests })}</You>}
        {isOwn && <You> {responsesText.you}</You>}
        {isMarkedTwice && (
          <span title={responsesText.twiceHint}>
            <Twice>{responsesText.twice}</Twice>
          </span>
        )}
        {response.isHidden && <Hidden>{responsesText.hidden}</Hidden>}
        {response.comment && <Comment>{response.comment}</Comment>}
      </Words>
      <Plan $isGoing={response.status === 'GOING'}>
        {response.status === 'GOING' && <Check aria-hidden="true" size={12} strokeWidth={3} />}
        {planText(response)}
      </Plan>
      {children}
      {onEdit && <Edit label={responsesText.editOf({ name })} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />}
      {onRemove && (
        <Remove label={responsesText.removeOf({ name })} icon={<X aria-hidden="true" />} onClick={onRemove} />
      )}
    </Item>
  );
};
