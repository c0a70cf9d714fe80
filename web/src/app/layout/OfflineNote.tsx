import { CloudOff } from 'lucide-react';
import { useIsOnline } from '../../lib/useIsOnline.ts';
import { appText } from '../appText.ts';
import { Note } from './Note.ts';

/** A quiet note: pages opened before can still be read. */
export const OfflineNote = () => {
  const isOnline = useIsOnline();
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
