import { RADII, type Radius } from '@quorum/domain/follow/follow';
import { ChipGroup } from '../../ui/form/ChipGroup.tsx';
import { followText } from '../../messages/people/followText.generated.ts';

const EVERYWHERE = 'everywhere';

interface Props {
  /** Null for everywhere. */
  km: Radius | null;
  onChange: (km: Radius | null) => void;
}

/** How far from the event others may be. */
export const WhereChoice = ({ km, onChange }: Props) => (
  <ChipGroup
    label={followText.where}
    options={[
      ...RADII.map((radius) => ({ value: String(radius), label: followText.near({ km: radius }) })),
      { value: EVERYWHERE, label: followText.everywhere },
    ]}
    value={km === null ? EVERYWHERE : String(km)}
    onValueChange={(chosen) => onChange(RADII.find((radius) => String(radius) === chosen) ?? null)}
  />
);
