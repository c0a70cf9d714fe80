import { ChipGroup } from '../../../ui/form/ChipGroup.tsx';
import { lasting, lengthOf, LENGTHS } from './lengths.ts';
import type { Times } from './optionRows.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';

const NO_END = 'none';

/** `1½`, as people write halves of an hour. */
const hoursOf = (minutes: number): string => `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? '½' : ''}`;

const options = () => [
  ...LENGTHS.map((minutes) => ({
    value: String(minutes),
    label: pollFormText.hours({ hours: hoursOf(minutes) }),
  })),
  { value: NO_END, label: pollFormText.noEnd },
];

interface Props {
  times: Times;
  onChange: (times: Times) => void;
}

/** How long it takes, in one tap; any other end is typed. */
export const LengthChips = ({ times, onChange }: Props) => (
  <ChipGroup
    label={pollFormText.length}
    options={options()}
    value={times.end === '' ? NO_END : String(lengthOf(times))}
    onValueChange={(value) => onChange(lasting(times.start, value === NO_END ? null : Number(value)))}
  />
);
