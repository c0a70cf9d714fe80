import { LOCATION_MAX, TITLE_MAX } from '@quorum/domain/event/constants';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { EventTypeSelect } from '../../event-types/EventTypeSelect.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import { eventFormText } from './eventFormValues.ts';
import type { EventFormValues } from './eventFormValues.ts';

const visibilities = () => [
  { value: 'public', label: eventFormText.public, hint: eventFormText.publicHint },
  { value: 'private', label: eventFormText.private, hint: eventFormText.privateHint },
];

/** What it is, who may see it, and where. */
export const BasicFields = ({ errorOf }: EventFieldsProps) => {
  const { control, register } = useFormContext<EventFormValues>();
  return (
    <>
      <Field label={eventFormText.eventType} required error={errorOf('eventTypeId')}>
        {(props) => (
          <Controller
            control={control}
            name="eventTypeId"
            render={({ field }) => (
              <EventTypeSelect control={props} value={field.value} onValueChange={field.onChange} />
            )}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="isPrivate"
        render={({ field }) => (
          <RadioGroup
            label={eventFormText.visibility}
            options={visibilities()}
            value={field.value ? 'private' : 'public'}
            onValueChange={(value) => field.onChange(value === 'private')}
          />
        )}
      />
      <Field label={eventFormText.title} required error={errorOf('title')}>
        {(props) => <Input {...props} {...register('title')} maxLength={TITLE_MAX} autoComplete="off" />}
      </Field>
      <Field label={eventFormText.location} required error={errorOf('location')}>
        {(props) => <Input {...props} {...register('location')} maxLength={LOCATION_MAX} autoComplete="off" />}
      </Field>
    </>
  );
};
