import type { EditScope } from '../../generated/graphql.generated.ts';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { seriesText } from '../../messages/events/seriesText.generated.ts';

const options = (): { value: EditScope; label: string; hint: string }[] => [
  { value: 'THIS_OCCURRENCE', label: seriesText.thisEvent, hint: seriesText.thisEventHint },
  { value: 'THIS_AND_FOLLOWING', label: seriesText.thisAndFollowing, hint: seriesText.thisAndFollowingHint },
];

interface Props {
  value: EditScope;
  onValueChange: (scope: EditScope) => void;
  /** What changes is not one event's own: there is nothing to choose. */
  isOfSeries: boolean;
}

/** How far the change of one event of a series goes. */
export const EditScopeChoice = ({ value, onValueChange, isOfSeries }: Props) => (
  <RadioGroup
    label={seriesText.applyTo}
    layout="stacked"
    options={isOfSeries ? options().slice(1) : options()}
    value={value}
    onValueChange={(chosen) => onValueChange(chosen as EditScope)}
  />
);
