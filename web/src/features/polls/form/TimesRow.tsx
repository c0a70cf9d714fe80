import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldHint, FieldLabel } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { startingAt } from './lengths.ts';
import { daysUntilEnd, type Times } from './optionRows.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 9rem));
  gap: ${({ theme }) => theme.space.sm};
  min-inline-size: 0;
`;

const Named = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;

  input {
    min-inline-size: 0;
    padding-inline: 0.625rem 0.375rem;
  }
`;

const EndsLater = styled(FieldHint)`
  grid-column: 1 / -1;
`;

interface Props {
  legend: string;
  times: Times;
  onChange: (times: Times) => void;
  /** Its labels are for those who do not see: above all of them the same are written already. */
  isNamedShort?: boolean;
}

/** From when until when, by the clocks of the poll's zone. */
export const TimesRow = ({ legend, times, onChange, isNamedShort = false }: Props) => {
  const { start, end, extraDays = 0 } = times;
  const id = useId();
  const label = (of: string, text: string) =>
    isNamedShort ? (
      <VisuallyHidden as="label" htmlFor={`${id}-${of}`}>
        {text}
      </VisuallyHidden>
    ) : (
      <FieldLabel htmlFor={`${id}-${of}`}>{text}</FieldLabel>
    );
  return (
    <Group role="group" aria-label={legend}>
      <Named>
        {label('start', pollFormText.start)}
        <Input
          id={`${id}-start`}
          type="time"
          value={start}
          onChange={({ target }) => onChange(startingAt(times, target.value))}
        />
      </Named>
      <Named>
        {label('end', pollFormText.end)}
        <Input
          id={`${id}-end`}
          type="time"
          value={end}
          // without an end it has no length, and the next one is of that day
          onChange={({ target: { value } }) => onChange({ start, end: value, extraDays: value === '' ? 0 : extraDays })}
        />
      </Named>
      {extraDays > 0 && <EndsLater>{pollFormText.endsLater(daysUntilEnd(times))}</EndsLater>}
    </Group>
  );
};
