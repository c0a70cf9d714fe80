import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useEndSeriesMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/useToast.ts';

/** For the creator of a recurring event; nothing for one that does not recur, or no more. */
export const EndSeries = ({ event }: { event: { urlHash: string; isRecurring: boolean } }) => {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [endSeries, { client, loading }] = useEndSeriesMutation();

  const confirm = async () => {
    try {
      await endSeries({ variables: { urlHash: event.urlHash } });
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error, 'Failed to end series'), variant: 'destructive' });
      return;
    }
    setIsOpen(false);
    refreshEvents(client);
    toast({ title: 'Success', description: 'Series ended' });
  };

  return (
    <>
      {event.isRecurring && (
        <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
          <CalendarOff aria-hidden="true" />
          End series
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="End this series?"
        description="No more dates are added. What is already planned still takes place, and nothing is deleted."
        confirmLabel="End series"
        busy={loading}
        onConfirm={() => void confirm()}
      />
    </>
  );
};
