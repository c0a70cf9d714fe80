import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { appText } from '../appText.ts';
import { Note } from './Note.ts';

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
