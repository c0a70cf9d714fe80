import { USUAL_QUIET_HOURS } from '@quorum/domain/notifications/preferences';
import { styled } from 'styled-components';
import type { NotificationsFragment } from '../../generated/later.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field, FieldHint } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { localZone } from '../events/time/describeWhen.ts';
import { preferencesText } from './preferencesText.ts';
import type { Save } from './usePreferences.ts';

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 9rem));
  gap: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};

  > :last-child {
    grid-column: 1 / -1;
  }
`;

type Hours = NonNullable<NotificationsFragment['quietHours']>;

interface Props {
  quietHours: Hours | null;
  save: Save;
}

/** When devices stay silent: by the clocks of the place where they were switched on. */
export const QuietHours = ({ quietHours, save }: Props) => {
  const choose = (hours: Pick<Hours, 'from' | 'to' | 'timeZone'> | null) => {
    void save({ quietHours: hours });
  };
  const change = (changed: Partial<Pick<Hours, 'from' | 'to'>>) => {
    if (!quietHours) return;
    const { from, to, timeZone } = { ...quietHours, ...changed };
    // a time that is only half typed, or no time at all
    if (from && to && from !== to) choose({ from, to, timeZone });
  };
  return (
    <>
      <Checkbox
        label={preferencesText.quietOn}
        hint={preferencesText.quietHint}
        checked={quietHours !== null}
        onChange={({ target }) => choose(target.checked ? { ...USUAL_QUIET_HOURS, timeZone: localZone() } : null)}
      />
      {quietHours && (
        <Times>
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={name === 'from' ? preferencesText.from : preferencesText.to}>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  required
                  defaultValue={quietHours[name]}
                  onBlur={({ target }) => {
                    if (target.value !== quietHours[name]) change({ [name]: target.value });
                  }}
                />
              )}
            </Field>
          ))}
          {quietHours.timeZone && (
            <FieldHint>{preferencesText.zone({ zone: quietHours.timeZone.replaceAll('_', ' ') })}</FieldHint>
          )}
        </Times>
      )}
    </>
  );
};
