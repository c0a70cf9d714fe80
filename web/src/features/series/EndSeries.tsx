import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useEndSeriesMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/useToast.ts';
import { seriesText } from './seriesText.ts';

/** For the creator of a recurring event; nothing for one that does not recur, or no more. */
export const EndSeries = ({ event }: { event: { urlHash: string; isRecurring: boolean } }) => {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [endSeries, { client }] = useEndSeriesMutation();

  const confirm = async () => {
    try {
      await endSeries({ variables: { urlHash: event.urlHash } });
    } catch (error) {
      toast({
        title: seriesText.error,
        description: errorMessage(error, seriesText.endFailed),
        variant: 'destructive',
      });
      return;
    }
    setIsOpen(false);
    refreshEvents(client);
    toast({ title: seriesText.success, description: seriesText.ended });
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
