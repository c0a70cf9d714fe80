import { LOCATION_MAX, TITLE_MAX } from '@quorum/domain/event/constants';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { EventTypeSelect } from '../event-types/EventTypeSelect.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import type { EventFormValues } from './eventFormValues.ts';

const VISIBILITIES = [
  { value: 'public', label: 'Public', hint: 'Visible on homepage' },
  { value: 'private', label: 'Private', hint: 'Only accessible via URL' },
];

/** What it is, who may see it, and where. */
export const BasicFields = ({ errorOf }: EventFieldsProps) => {
  const { control, register } = useFormContext<EventFormValues>();
  return (
    <>
      <Field label="Event Type" required error={errorOf('eventTypeId')}>
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
            label="Event Visibility"
            options={VISIBILITIES}
            value={field.value ? 'private' : 'public'}
            onValueChange={(value) => field.onChange(value === 'private')}
          />
        )}
      />
      <Field label="Title" required error={errorOf('title')}>
        {(props) => <Input {...props} {...register('title')} maxLength={TITLE_MAX} autoComplete="off" />}
      </Field>
      <Field label="Location" required error={errorOf('location')}>
        {(props) => <Input {...props} {...register('location')} maxLength={LOCATION_MAX} autoComplete="off" />}
      </Field>
    </>
  );
};
