import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldLabel } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { Times } from './optionRows.ts';
import { pollFormText } from './pollFormValues.ts';

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

interface Props {
  legend: string;
  times: Times;
  onChange: (times: Times) => void;
  /** Its labels are for those who do not see: above all of them the same are written already. */
  isNamedShort?: boolean;
}

/** From when until when, by the clocks of the poll's zone. */
export const TimesRow = ({ legend, times: { start, end }, onChange, isNamedShort = false }: Props) => {
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
          onChange={({ target }) => onChange({ start: target.value, end })}
        />
      </Named>
      <Named>
        {label('end', pollFormText.end)}
        <Input
          id={`${id}-end`}
          type="time"
          value={end}
          onChange={({ target }) => onChange({ start, end: target.value })}
        />
      </Named>
    </Group>
  );
};
