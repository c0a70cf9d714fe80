import { USUAL_QUIET_HOURS } from '@quorum/domain/notifications/preferences';
import type { NotificationsFragment } from '../../generated/later.generated.ts';
import { localZone } from '../events/time/describeWhen.ts';
import { QuietFields } from './QuietFields.tsx';
import type { Save } from './usePreferences.ts';

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
    <QuietFields
      box={{
        checked: quietHours !== null,
        onChange: ({ target }) => choose(target.checked ? { ...USUAL_QUIET_HOURS, timeZone: localZone() } : null),
      }}
      zone={quietHours?.timeZone ?? null}
      timeOf={
        quietHours &&
        ((name) => ({
          required: true,
          defaultValue: quietHours[name],
          onBlur: ({ target }) => {
            if (target.value !== quietHours[name]) change({ [name]: target.value });
          },
        }))
      }
    />
  );
};
