import { CloudOff } from 'lucide-react';
import { useOutage } from '../../lib/api/outage.ts';
import { lazyComponent } from '../../lib/lazy.tsx';
import { useIsOnline } from '../../lib/useIsOnline.ts';
import { appText } from '../../messages/appText.generated.ts';
import { Note } from './Note.ts';

const OutageNote = lazyComponent(async () => (await import('../../features/outage/OutageNote.tsx')).OutageNote, {
  prefetchOnInteraction: false,
});

/** A quiet note: pages opened before can still be read, without a connection and while the server has lost its data. */
export const OfflineNote = () => {
  const isOnline = useIsOnline();
  const isStale = useOutage() !== null;
  return (
    <div role="status">
      {!isOnline && (
        <Note>
          <CloudOff aria-hidden="true" />
          {appText.offline}
        </Note>
      )}
      {isOnline && isStale && (
        <Note>
          <OutageNote />
        </Note>
      )}
    </div>
  );
};
