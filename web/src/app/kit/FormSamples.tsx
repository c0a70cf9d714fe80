import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sayReason } from '../../lib/refusals/sayReason.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Slider } from '../../ui/form/Slider.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { Sample } from './Sample.tsx';

const TYPES = [
  { value: '1', label: 'Football', swatch: '#16a34a' },
  { value: '2', label: 'Board games', swatch: '#eab308' },
  { value: '3', label: 'Meetup', swatch: '#7c3aed' },
];

export const FormSamples = () => {
  const [type, setType] = useState('');
  const [join, setJoin] = useState('maybe');
  const { register, watch } = useForm({ defaultValues: { likelihood: 0.5 } });
  return (
    <Sample title="Forms">
      <Card as={Stack} style={{ maxWidth: '32rem' }}>
        <Field label="Title" required error={sayReason({ key: 'title.required' })}>
          {(control) => <Input {...control} placeholder="Sunday football" />}
        </Field>
        <Field label="Location" required hint="An address, or the name of a place.">
          {(control) => <Input {...control} defaultValue="Riverside Park" />}
        </Field>
        <Field label="Date & Time">{(control) => <Input {...control} type="datetime-local" />}</Field>
        <Field label="Notes">
          {(control) => <Textarea {...control} placeholder="Bring a light and a dark shirt." />}
        </Field>
        <Field label="Event Type" required>
          {(control) => (
            <Select
              {...control}
              value={type}
              onChange={({ target }) => setType(target.value)}
              options={TYPES}
              placeholder="Choose a type"
            />
          )}
        </Field>
        <Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="Not now" />}</Field>
        <RadioGroup
          label="Join Type"
          value={join}
          onValueChange={setJoin}
          options={[
            { value: 'yes', label: 'Yes', hint: 'I will be there' },
            { value: 'maybe', label: 'Maybe', hint: 'I am not sure yet' },
          ]}
        />
        <Slider
          label="Likelihood"
          {...register('likelihood', { valueAsNumber: true })}
          value={watch('likelihood')}
          min={0}
          max={1}
          step={0.1}
          format={(value) => `${Math.round(value * 100)}%`}
        />
      </Card>
    </Sample>
  );
};
