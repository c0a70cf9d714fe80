import { MAX_THRESHOLD, MIN_THRESHOLD, NOTES_MAX } from '@quorum/domain/event/constants';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { useToast } from '../../ui/useToast.ts';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import type { EventFormValues } from './eventFormValues.ts';

interface Props extends EventFieldsProps {
  clearsInvalidLink: boolean;
}

/** How many it takes, and what else there is to know. */
export const DetailFields = ({ errorOf, clearsInvalidLink }: Props) => {
  const { register, setValue } = useFormContext<EventFormValues>();
  const toast = useToast();

  const clearInvalidLink = () => {
    if (!clearsInvalidLink || !errorOf('webLink')) return;
    setValue('webLink', '', { shouldDirty: true, shouldValidate: true });
    toast({
      title: 'Invalid URL',
      description: 'Please include http:// or https:// in your URL',
      variant: 'destructive',
    });
  };

  return (
    <>
      <Field label="Participant Threshold" required error={errorOf('participantThreshold')} hint={HINT}>
        {(props) => (
          <Input
            {...props}
            {...register('participantThreshold')}
            type="number"
            inputMode="numeric"
            min={MIN_THRESHOLD}
            max={MAX_THRESHOLD}
            step={1}
          />
        )}
      </Field>
      <Field label="Notes" error={errorOf('notes')}>
        {(props) => <Textarea {...props} {...register('notes')} maxLength={NOTES_MAX} />}
      </Field>
      <Field label="Web Link" error={errorOf('webLink')}>
        {(props) => (
          <Input
            {...props}
            {...register('webLink', { onBlur: clearInvalidLink })}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
};

const HINT = 'The event happens once this many are expected to come.';
