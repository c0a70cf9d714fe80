import { CloudOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useIsOnline } from '../../../lib/useIsOnline.ts';

const Hint = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: 0.5rem 0.75rem;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.warningSoft};
  color: ${({ theme }) => theme.color.onWarningSoft};
  font-size: ${({ theme }) => theme.font.size.sm};

  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** There before it says something, so that it is announced; without room of its own in a column. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Says, without a connection, what becomes of what is in a form. */
export const OfflineHint = ({ kept }: { kept: string }) => {
  const isOnline = useIsOnline();
  return (
    <Place role="status">
      {!isOnline && (
        <Hint>
          <CloudOff aria-hidden="true" />
          {kept}
        </Hint>
      )}
    </Place>
  );
};
