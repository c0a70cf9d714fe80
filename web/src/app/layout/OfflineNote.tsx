import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { appText } from '../appText.ts';

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  margin-bottom: ${({ theme }) => theme.space.md};
  padding: 0.5rem 0.75rem;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.warningSoft};
  color: ${({ theme }) => theme.color.onWarningSoft};
  font-size: ${({ theme }) => theme.font.size.sm};

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`;

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** A quiet note: pages opened before can still be read. */
export const OfflineNote = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Note>
          <CloudOff aria-hidden="true" />
          {appText.offline}
        </Note>
      )}
    </div>
  );
};
