import type { EventDraft } from '@quorum/domain/event/draft';
import { useState } from 'react';
import { type EventCardFragment, useUpdateEventMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { DialogPanel } from '../../ui/DialogPanel.tsx';
import { useOutcome } from '../../ui/useOutcome.ts';
import { EditScopeChoice } from '../series/EditScopeChoice.tsx';
import { defaultScope, isInSeries } from '../series/seriesPlace.ts';
import { EventForm } from './EventForm.tsx';
import { formValuesOf, toEventInput } from './eventFormValues.ts';
import { eventsText } from './eventsText.ts';

interface Props {
  event: EventCardFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const EditEventDialog = ({ event, open, onOpenChange }: Props) => (
  <DialogPanel open={open} onOpenChange={onOpenChange} title={eventsText.editTitle}>
    <EditEvent event={event} onSaved={() => onOpenChange(false)} />
  </DialogPanel>
);

const EditEvent = ({ event, onSaved }: { event: EventCardFragment; onSaved: () => void }) => {
  const { attempt, succeed } = useOutcome();
  const [updateEvent, { client }] = useUpdateEventMutation();
  const [scope, setScope] = useState(isInSeries(event) ? defaultScope(event) : undefined);

  const save = async (draft: EventDraft) => {
    const act = () => updateEvent({ variables: { urlHash: event.urlHash, input: toEventInput(draft), scope } });
    if (!(await attempt(act, eventsText.updateFailed))) return;
    onSaved();
    refreshEvents(client);
    succeed(eventsText.updated);
  };

  return (
    <EventForm
      defaults={formValuesOf(event)}
      onSubmit={save}
      label={eventsText.save}
      busyLabel={eventsText.saving}
      clearsInvalidLink
    >
      {scope && <EditScopeChoice value={scope} onValueChange={setScope} />}
    </EventForm>
  );
};
