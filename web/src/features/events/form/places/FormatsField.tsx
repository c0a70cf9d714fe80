import { FORMATS_MAX } from '@quorum/domain/event/constants';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../../../ui/button/Button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../../../../ui/form/Field.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { type EventFormValues, eventFormText } from '../values/eventFormValues.ts';
import { FormatItem } from './FormatItem.tsx';
import { ColumnNames } from './formatLayout.ts';

const Group = styled.div`
  display: grid;
  gap: 0.375rem;
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Add = styled(Button)`
  justify-self: start;
`;

/** What the next format needs at first: the number that the event needs, then one more for each of two teams. */
const nextAt = ({ participantThreshold, formats }: Pick<EventFormValues, 'participantThreshold' | 'formats'>) => {
  const last = formats.at(-1);
  if (!last) return participantThreshold;
  return last.at && String(Number(last.at) + 2);
};

/** The ladder: what is played from how many people on, a row each. */
export const FormatsField = ({ errorOf }: EventFieldsProps) => {
  const { control, getValues } = useFormContext<EventFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'formats' });
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const error = errorOf('formats');

  const add = () => append({ at: nextAt(getValues()), label: '' });
  const removeAt = (index: number) => {
    remove(index);
    // the button that was pressed is gone
    group.current?.focus();
  };
  return (
    <Group
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <FieldLabel as="span" id={id}>
        {eventFormText.formats}
      </FieldLabel>
      <FieldHint id={`${id}-hint`}>{eventFormText.formatsHint({ max: FORMATS_MAX })}</FieldHint>
      {fields.length > 0 && (
        <>
          <ColumnNames aria-hidden="true">
            <span>{eventFormText.formatPeople}</span>
            <span>{eventFormText.formatName}</span>
          </ColumnNames>
          <List>
            {fields.map((field, index) => (
              <FormatItem key={field.id} index={index} errorOf={errorOf} onRemove={() => removeAt(index)} />
            ))}
          </List>
        </>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {fields.length < FORMATS_MAX && (
        <Add variant="outline" size="sm" onClick={add}>
          <Plus aria-hidden="true" />
          {eventFormText.addFormat}
        </Add>
      )}
    </Group>
  );
};
