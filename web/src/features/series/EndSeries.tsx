import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useEndSeriesMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/api/refreshEvents.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { seriesText } from '../../messages/events/seriesText.generated.ts';

/** For the creator of a recurring event; nothing for one that does not recur, or no longer. */
export const EndSeries = ({ event }: { event: { urlHash: string; isRecurring: boolean } }) => {
  const { attempt, succeed } = useOutcome();
  const [isOpen, setIsOpen] = useState(false);
  const [endSeries, { client }] = useEndSeriesMutation();

  const confirm = async () => {
    const act = () => endSeries({ variables: { urlHash: event.urlHash } });
    if (!(await attempt(act, seriesText.endFailed))) return;
    setIsOpen(false);
    refreshEvents(client);
    succeed(seriesText.ended);
  };

  return (
    <>
      {event.isRecurring && (
        <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
          <CalendarOff aria-hidden="true" />
          {seriesText.end}
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={seriesText.endQuestion}
        description={seriesText.endHint}
        confirmLabel={seriesText.end}
        onConfirm={confirm}
      />
    </>
  );
};
