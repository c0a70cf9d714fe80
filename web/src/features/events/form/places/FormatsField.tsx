import { FORMATS_MAX } from '@quorum/domain/event/constants';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { RowsField } from '../../../../ui/form/RowsField.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { type EventFormValues } from '../values/eventFormValues.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { FormatItem } from './FormatItem.tsx';
import { ColumnNames } from './formatLayout.ts';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
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

  const add = () => append({ at: nextAt(getValues()), label: '' });
  return (
    <RowsField
      label={eventFormText.formats}
      hint={eventFormText.formatsHint({ max: FORMATS_MAX })}
      error={errorOf('formats')}
      addLabel={eventFormText.addFormat}
      onAdd={fields.length < FORMATS_MAX ? add : null}
      count={fields.length}
    >
      {fields.length > 0 && (
        <>
          <ColumnNames aria-hidden="true">
            <span>{eventFormText.formatPeople}</span>
            <span>{eventFormText.formatName}</span>
          </ColumnNames>
          <List>
            {fields.map((field, index) => (
              <FormatItem key={field.id} index={index} errorOf={errorOf} onRemove={() => remove(index)} />
            ))}
          </List>
        </>
      )}
    </RowsField>
  );
};
