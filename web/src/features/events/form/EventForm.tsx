import { PLAIN_TEXTS } from '@quorum/domain/event/content';
import { type EventDraft, eventDraft } from '@quorum/domain/event/draft';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { problemsOf, schemaResolver } from '../../../lib/schemaResolver.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { RemovedCharactersNote } from '../../../ui/feedback/RemovedCharactersNote.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { BasicFields } from './BasicFields.tsx';
import { DetailFields } from './DetailFields.tsx';
import { eventFormText } from './eventFormValues.ts';
import { type EventFormValues, toDraftInput } from './eventFormValues.ts';
import { GuestListField } from './GuestListField.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { PlacesFields } from './PlacesFields.tsx';
import { ProblemList } from './ProblemList.tsx';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import { TimeFields } from './TimeFields.tsx';

const resolver = schemaResolver(eventDraft, toDraftInput);

/** The problems in the order in which the form shows its fields. */
const inOrderOf = (values: EventFormValues, problems: ReadonlyMap<string, string>) => {
  const order = Object.keys(values);
  return new Map([...problems].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
};

/** What is set is shown, and so is what is wrong with it. */
const hasPlaces = ({ capacity, maxGuests, formats }: EventFormValues) =>
  capacity !== '' || maxGuests !== '0' || formats !== '';

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  defaults: EventFormValues;
  /** Resolves whether or not the event was saved; what was typed stays in the form. */
  onSubmit: (draft: EventDraft) => Promise<void>;
  onChange?: (values: EventFormValues) => void;
  /** The defaults are a draft that somebody has begun: what it lacks is listed from the start. */
  isBegun?: boolean;
  /** A web link that is no URL is taken out when one leaves the field (spec section 5, Edit Event). */
  clearsInvalidLink?: boolean;
  label: string;
  busyLabel: string;
  /** What else to show before it is saved. */
  children?: ReactNode;
}

/** Create and edit an event. The domain's `eventDraft` judges every change. */
export const EventForm = ({ defaults, onSubmit, onChange, label, busyLabel, children, ...mode }: Props) => {
  const form = useForm<EventFormValues, unknown, EventDraft>({ resolver, defaultValues: defaults, mode: 'all' });
  const { isDirty, isSubmitting, touchedFields } = form.formState;
  const values = form.watch();
  const problems = inOrderOf(values, problemsOf(eventDraft, toDraftInput(values)));

  // a field that is typed into and emptied again is like new to the form, and wrong to the person
  const [changed, setChanged] = useState<ReadonlySet<string>>(NOTHING);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values: now }) => {
          if (name) setChanged((before) => (before.has(name) ? before : new Set(before).add(name)));
          onChange?.(now);
        },
      }),
    [form, onChange],
  );

  /** What is wrong with a field that somebody has been to; an empty form is no accusation. */
  const errorOf = (name: keyof EventFormValues) =>
    changed.has(name) || touchedFields[name] || values[name] !== '' ? problems.get(name) : undefined;

  return (
    <FormProvider {...form}>
      <Stack as="form" gap="lg" noValidate onSubmit={form.handleSubmit((draft) => onSubmit(draft))}>
        <BasicFields errorOf={errorOf} />
        <TimeFields errorOf={errorOf} />
        <DetailFields errorOf={errorOf} clearsInvalidLink={mode.clearsInvalidLink ?? false} />
        <RecurrenceFields error={problems.get('recurrenceFrequency')} />
        <GuestListField />
        <MoreOptions label={eventFormText.moreOptions} isOpen={hasPlaces(values)}>
          <PlacesFields errorOf={errorOf} />
        </MoreOptions>
        <RemovedCharactersNote texts={PLAIN_TEXTS.map((name) => values[name])} />
        {children}
        {(isDirty || changed.size > 0 || mode.isBegun) && problems.size > 0 && (
          <Alert title={eventFormText.check}>
            <ProblemList problems={problems} />
          </Alert>
        )}
        <Button type="submit" disabled={problems.size > 0} busy={isSubmitting}>
          {isSubmitting ? busyLabel : label}
        </Button>
      </Stack>
    </FormProvider>
  );
};
