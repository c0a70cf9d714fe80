import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field, FieldHint } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import type { Boxes } from './Boxes.ts';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 9rem));
  gap: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};

  > :last-child {
    grid-column: 1 / -1;
  }
`;

interface Props {
  box: Boxes['all'];
  /** What ties each time to its form; null where none is asked for. */
  timeOf: ((name: 'from' | 'to') => Omit<ComponentProps<typeof Input>, 'type'>) | null;
  /** By whose clocks; null where it is not one place's. */
  zone: string | null;
}

/** When devices stay silent. */
export const QuietFields = ({ box, timeOf, zone }: Props) => (
  <>
    <Checkbox {...box} label={preferencesText.quietOn} hint={preferencesText.quietHint} />
    {timeOf && (
      <Times>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={name === 'from' ? preferencesText.from : preferencesText.to}>
            {(control) => <Input {...control} {...timeOf(name)} type="time" />}
          </Field>
        ))}
        {zone && <FieldHint>{preferencesText.zone({ zone: zone.replaceAll('_', ' ') })}</FieldHint>}
      </Times>
    )}
  </>
);
