import type { EventDraft } from '@quorum/domain/event/draft';
import { useCallback, useMemo, useState } from 'react';
import {
  type EditScope,
  type EventCardFragment,
  EventDetailDocument,
  useUpdateEventMutation,
} from '../../../generated/graphql.generated.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MeanwhileQuestions } from '../../editing/MeanwhileQuestions.tsx';
import { useRevisedEdit } from '../../editing/useRevisedEdit.ts';
import { addressesText } from '../../../messages/people/addressesText.generated.ts';
import { useEventReach } from '../../addresses/useEventReach.ts';
import { useNameOfType } from '../../event-types/useNameOfType.ts';
import { EditScopeChoice } from '../../series/EditScopeChoice.tsx';
import { isInSeries } from '../../series/seriesPlace.ts';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';
import { seriesText } from '../../../messages/events/seriesText.generated.ts';
import { changedDraftOf, isMoved, toChangedInput, toEventChange } from './values/eventChange.ts';
import { EventForm } from './EventForm.tsx';
import { type EventFormValues, formValuesOf } from './values/eventFormValues.ts';
import { mergeEvent } from './values/eventQuestions.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  event: EventCardFragment;
}

export const EditEventDialog = ({ event, open, onOpenChange }: Props) => (
  <DialogPanel open={open} onOpenChange={onOpenChange} title={eventActionsText.editTitle}>
    <EditEvent event={event} onSaved={() => onOpenChange(false)} />
  </DialogPanel>
);

/** How often it recurs is a matter of the series, not of one event. */
const recursOtherwise = ({ isRecurring, recurrenceFrequency }: EventFormValues, event: EventCardFragment) =>
  isRecurring !== event.isRecurring || (isRecurring && recurrenceFrequency !== event.recurrenceFrequency);

const EditEvent = ({ event, onSaved }: { event: EventCardFragment; onSaved: () => void }) => {
  const { succeed } = useOutcome();
  const nameOfType = useNameOfType();
  const [updateEvent, { client }] = useUpdateEventMutation();
  const [chosenScope, setScope] = useState<EditScope>('THIS_OCCURRENCE');
  const [tellNotes, setTellNotes] = useState(false);
  const { urlHash } = event;
  const { changes: readers } = useEventReach(urlHash);

  const scopeOf = (saved: EventCardFragment, values: EventFormValues): EditScope | undefined => {
    if (!isInSeries(saved)) return undefined;
    return recursOtherwise(values, saved) ? 'THIS_AND_FOLLOWING' : chosenScope;
  };
  const edit = useRevisedEdit<EventCardFragment, EventFormValues, EventDraft>(event, {
    about: `event ${urlHash}`,
    valuesOf: formValuesOf,
    draftOf: changedDraftOf,
    merge: (saved, mine, theirs) => mergeEvent(saved, mine, theirs, nameOfType),
    send: (saved, values, draft) =>
      updateEvent({
        variables: {
          urlHash,
          input: { ...toEventChange(saved, values, draft), ...(tellNotes && { tellNotes }) },
          scope: scopeOf(saved, values),
        },
      }),
    async load() {
      const query = { query: EventDetailDocument, variables: { urlHash }, context: { auth: true } };
      return (await client.query({ ...query, fetchPolicy: 'network-only' })).data?.event ?? null;
    },
    failed: eventActionsText.updateFailed,
    onSaved() {
      onSaved();
      refreshEvents(client);
      succeed(eventActionsText.updated);
    },
  });
  const { saved, look, defaults, round } = edit;
  const [typed, setTyped] = useState({ round, values: defaults });
  const values = typed.round === edit.round ? typed.values : defaults;
  const isOfSeries = recursOtherwise(values, saved);
  const isFollowing = scopeOf(saved, values) === 'THIS_AND_FOLLOWING';
  const isTold = readers > 0 && isMoved(saved, values);
  const change = useCallback(
    (values: EventFormValues) => {
      look(values);
      setTyped({ round, values });
    },
    [look, round],
  );
  const toInput = useMemo(() => (values: EventFormValues) => toChangedInput(saved, values), [saved]);

  return (
    <Stack gap="lg">
      <MeanwhileQuestions questions={edit.questions} isBusy={edit.isBusy} onAnswer={edit.answer} />
      {/* before the form: on a phone the button that saves is in sight long before its end */}
      {isInSeries(saved) && (
        <EditScopeChoice
          value={isOfSeries ? 'THIS_AND_FOLLOWING' : chosenScope}
          onValueChange={setScope}
          isOfSeries={isOfSeries}
        />
      )}
      <EventForm
        key={edit.round}
        defaults={defaults}
        toInput={toInput}
        isBegun={edit.isBegun}
        onSubmit={edit.submit}
        onChange={change}
        label={eventActionsText.save}
        busyLabel={eventActionsText.saving}
        clearsInvalidLink
        notice={
          <>
            {isOfSeries && <p>{`${seriesText.applyTo}: ${seriesText.thisAndFollowing}`}</p>}
            {isTold && <p>{addressesText.decisionIsTold(readers)}</p>}
            {isTold && isFollowing && <p>{addressesText.followingAreTold}</p>}
            {readers > 0 && values.notes.trim() !== saved.notes.trim() && (
              <Checkbox
                label={addressesText.tellNotes(readers)}
                checked={tellNotes}
                onChange={({ target }) => setTellNotes(target.checked)}
              />
            )}
          </>
        }
      >
        {readers > 0 && !isTold && <p>{addressesText.changeIsTold(readers)}</p>}
        {isFollowing && !isTold && <p>{addressesText.followingAreTold}</p>}
      </EventForm>
    </Stack>
  );
};
