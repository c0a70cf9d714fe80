import { CalendarPlus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FieldError, FieldHint } from '../../../ui/form/Field.tsx';
import { wallClockNote } from '../../events/form/values/eventFormValues.ts';
import { shortDay } from './monthDays.ts';
import type { OptionRow, Times } from './optionRows.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';
import { TimesRow } from './TimesRow.tsx';

const WIDE = '@media (min-width: 40rem)';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  padding-block: ${({ theme }) => theme.space.xs};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  &:first-child {
    border-block-start: 0;
  }

  > p,
  > div {
    grid-column: 1 / -1;
  }

  > [role='group'] {
    grid-row: 2;
  }

  ${WIDE} {
    grid-template-columns: minmax(7rem, 1fr) auto auto auto;
    column-gap: ${({ theme }) => theme.space.sm};

    > [role='group'] {
      grid-area: 1 / 2;
    }
  }
`;

const Name = styled.strong`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

interface Props {
  row: OptionRow;
  timezone: string;
  error: string | undefined;
  onTimes: (times: Times) => void;
  onAddTime: () => void;
  onRemove: () => void;
}

/** A date of the poll, with times of its own. */
export const OptionItem = ({ row, timezone, error, onTimes, onAddTime, onRemove }: Props) => {
  const name = shortDay(row.day);
  const note = wallClockNote(`${row.day}T${row.start}`, timezone);
  return (
    <Item>
      <Name>{name}</Name>
      <TimesRow legend={pollFormText.timesOf({ date: name })} times={row} onChange={onTimes} isNamedShort />
      <IconButton
        label={pollFormText.addTimeOn({ date: name })}
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={onAddTime}
      />
      <IconButton
        label={pollFormText.removeDate({ date: `${name}, ${row.start}` })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
      {note && <FieldHint role="status">{note}</FieldHint>}
      {error && <FieldError>{error}</FieldError>}
    </Item>
  );
};
