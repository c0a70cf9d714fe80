import { DatabaseZap } from 'lucide-react';
import { useOutage } from '../../lib/api/outage.ts';
import { currentLocale } from '../../lib/language.ts';
import { previewText } from '../../messages/pages/previewText.generated.ts';

/** Since when what is on the page is as it was. */
export const OutageNote = () => {
  const since = useOutage();
  if (since === null) return null;
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' }).format(since);
  return (
    <>
      <DatabaseZap aria-hidden="true" />
      {previewText.staleSince({ time })}
    </>
  );
};
