import type { EventDraft } from '@quorum/domain/event/draft';
import { useCallback, useState } from 'react';
import {
  type EditScope,
  type EventCardFragment,
  useUpdateEventMutation,
} from '../../../generated/graphql.generated.ts';
import { readDraft, clearDraft, saveDraft } from '../../../lib/drafts.ts';
import { refreshEvents } from '../../../lib/refreshEvents.ts';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { EditScopeChoice } from '../../series/EditScopeChoice.tsx';
import { isInSeries } from '../../series/seriesPlace.ts';
import { EventForm } from './EventForm.tsx';
import { type EventFormValues, formValuesOf, toEventInput } from './eventFormValues.ts';
import { eventActionsText } from '../eventActionsText.ts';

interface Props {
  event: EventCardFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const EditEventDialog = ({ event, open, onOpenChange }: Props) => (
  <DialogPanel open={open} onOpenChange={onOpenChange} title={eventActionsText.editTitle}>
    <EditEvent event={event} onSaved={() => onOpenChange(false)} />
  </DialogPanel>
);

const recursOtherwise = ({ isRecurring, recurrenceFrequency }: EventFormValues, event: EventCardFragment) =>
  isRecurring !== event.isRecurring || (isRecurring && recurrenceFrequency !== event.recurrenceFrequency);

const EditEvent = ({ event, onSaved }: { event: EventCardFragment; onSaved: () => void }) => {
  const { attempt, succeed } = useOutcome();
  const [updateEvent, { client }] = useUpdateEventMutation();
  const [chosenScope, setScope] = useState<EditScope>('THIS_OCCURRENCE');
  // how often it recurs is a matter of the series, not of one event
  const [saved] = useState(() => formValuesOf(event));
  const about = `event ${event.urlHash}`;
  const [begun] = useState(() => readDraft(about, saved));
  const [isOfSeries, setIsOfSeries] = useState(() => recursOtherwise(begun, event));
  const look = useCallback(
    (values: EventFormValues) => {
      saveDraft(about, saved, values);
      setIsOfSeries(recursOtherwise(values, event));
    },
    [about, saved, event],
  );
  const scope = isInSeries(event) ? (isOfSeries ? 'THIS_AND_FOLLOWING' : chosenScope) : undefined;

  const save = async (draft: EventDraft) => {
    const act = () => updateEvent({ variables: { urlHash: event.urlHash, input: toEventInput(draft), scope } });
    if (!(await attempt(act, eventActionsText.updateFailed))) return;
    clearDraft(about);
    onSaved();
    refreshEvents(client);
    succeed(eventActionsText.updated);
  };

  return (
    <EventForm
      defaults={begun}
      isBegun={begun !== saved}
      onSubmit={save}
      onChange={look}
      label={eventActionsText.save}
      busyLabel={eventActionsText.saving}
      clearsInvalidLink
    >
      {scope && <EditScopeChoice value={scope} onValueChange={setScope} isOfSeries={isOfSeries} />}
    </EventForm>
  );
};
