import { isDefinite, likelihoodOf } from '@quorum/domain/response/likelihood';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { ResponseFragment } from '../../generated/graphql.generated.ts';
import { formatPercent } from '../../lib/formatNumber.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { isPendingId } from './pendingId.ts';
import { responsesText } from './responsesText.ts';

const Item = styled.li<{ $isPending: boolean }>`
  display: flex;
  align-items: start;
  gap: ${({ theme }) => theme.space.sm};
  padding-block: 0.1875rem;
  opacity: ${({ $isPending }) => ($isPending ? 0.6 : 1)};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const You = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Comment = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Likelihood = styled.span<{ $isDefinite: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.5rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $isDefinite }) => ($isDefinite ? theme.color.primarySoft : theme.color.sunken)};
  color: ${({ theme, $isDefinite }) => ($isDefinite ? theme.color.onPrimarySoft : theme.color.textMuted)};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

const Remove = styled(IconButton)`
  /* 44 px to tap without making the row taller */
  margin: -0.625rem -0.625rem -0.625rem -0.25rem;
`;

interface Props {
  response: ResponseFragment;
  isOwn: boolean;
  /** Absent where the one who looks may not remove it. */
  onRemove: (() => void) | undefined;
}

/** One person's answer: who, how likely, what they said. */
export const ResponseItem = ({ response, isOwn, onRemove }: Props) => (
  <Item $isPending={isPendingId(response.id)}>
    <Words>
      <span>{response.name}</span>
      {isOwn && <You> {responsesText.you}</You>}
      {response.comment && <Comment>{response.comment}</Comment>}
    </Words>
    <Likelihood $isDefinite={isDefinite(response)}>
      {isDefinite(response) && <Check aria-hidden="true" size={12} strokeWidth={3} />}
      {formatPercent(likelihoodOf(response))}
    </Likelihood>
    {onRemove && (
      <Remove
        label={responsesText.removeOf({ name: response.name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    )}
  </Item>
);
