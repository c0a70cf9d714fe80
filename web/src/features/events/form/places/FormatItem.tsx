import { FORMAT_LABEL_MAX, MAX_THRESHOLD, MIN_THRESHOLD } from '@quorum/domain/event/constants';
import { X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { FieldError } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { type EventFormValues } from '../values/eventFormValues.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { BelowRow, FormatLine } from './formatLayout.ts';

interface Props extends EventFieldsProps {
  index: number;
  onRemove: () => void;
}

/** One format: how many people it needs, what is played, and what is wrong with either. */
export const FormatItem = ({ index, errorOf, onRemove }: Props) => {
  const { register } = useFormContext<EventFormValues>();
  const id = useId();
  const number = index + 1;
  const errors = { at: errorOf(`formats.${index}.at`), label: errorOf(`formats.${index}.label`) };
  const box = (name: 'at' | 'label'): ComponentProps<typeof Input> => ({
    ...register(`formats.${index}.${name}`),
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': errors[name] && `${id}-${name}`,
    autoComplete: 'off',
    enterKeyHint: 'next',
  });
  return (
    <FormatLine>
      <Input
        {...box('at')}
        aria-label={eventFormText.formatPeopleOf({ number })}
        type="number"
        inputMode="numeric"
        min={MIN_THRESHOLD}
        max={MAX_THRESHOLD}
        step={1}
      />
      <Input {...box('label')} aria-label={eventFormText.formatNameOf({ number })} maxLength={FORMAT_LABEL_MAX} />
      <IconButton label={eventFormText.removeFormat({ number })} icon={<X aria-hidden="true" />} onClick={onRemove} />
      {(errors.at ?? errors.label) !== undefined && (
        <BelowRow>
          {errors.at && <FieldError id={`${id}-at`}>{errors.at}</FieldError>}
          {errors.label && <FieldError id={`${id}-label`}>{errors.label}</FieldError>}
        </BelowRow>
      )}
    </FormatLine>
  );
};
