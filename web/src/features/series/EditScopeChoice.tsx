import type { EditScope } from '../../generated/graphql.generated.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

const OPTIONS: { value: EditScope; label: string; hint: string }[] = [
  { value: 'THIS_OCCURRENCE', label: 'This event', hint: 'The series goes on as it was.' },
  { value: 'THIS_AND_FOLLOWING', label: 'This and following events', hint: 'The series goes on like this.' },
];

interface Props {
  value: EditScope;
  onValueChange: (scope: EditScope) => void;
}

/** How far the change of one event of a series goes. */
export const EditScopeChoice = ({ value, onValueChange }: Props) => (
  <RadioGroup
    label="Apply changes to"
    options={OPTIONS}
    value={value}
    onValueChange={(chosen) => onValueChange(chosen as EditScope)}
  />
);
