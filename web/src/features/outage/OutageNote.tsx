import { DatabaseZap } from 'lucide-react';
import { useOutage } from '../../lib/api/outage.ts';
import { currentLocale, messages } from '../../lib/language.ts';
import { preview } from '../../messages/en/pages/preview.generated.ts';

const text = messages('preview', preview);

/** Since when what is on the page is as it was. */
export const OutageNote = () => {
  const since = useOutage();
  if (since === null) return null;
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' }).format(since);
  return (
    <>
      <DatabaseZap aria-hidden="true" />
      {text.staleSince({ time })}
    </>
  );
};
