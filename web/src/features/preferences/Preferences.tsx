import { KINDS_OF_RESPONSE, SILENCE } from '@quorum/domain/notifications/form';
import { NOTICE_KINDS, type NoticeKind, type Way, WAYS } from '@quorum/domain/notifications/kinds';
import { REMIND_BEFORE, type RemindBefore } from '@quorum/domain/notifications/reminders';
import type { ReactNode } from 'react';
import type { NotificationsFragment } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PreferenceSections } from './PreferenceSections.tsx';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';
import { QuietHours } from './QuietHours.tsx';
import { Silence } from './Silence.tsx';
import { StopEverything } from './StopEverything.tsx';
import { type Owner, type Save, usePreferences } from './usePreferences.ts';

interface Props {
  loaded: NotificationsFragment;
  owner: Owner;
  /** The number for texts; none where none may be left here. */
  phone?: ReactNode;
  /** What one may mute. */
  muting: (given: { chosen: NotificationsFragment; save: Save }) => ReactNode;
}

/** How somebody is told: of the account, or about the event of a response. */
export const Preferences = ({ loaded, owner, phone = null, muting }: Props) => {
  const { chosen, save } = usePreferences(loaded, owner);
  const { ways, mode, remindBefore, quietHours, isStopped } = chosen;
  const isOfResponse = owner.participantId !== undefined;
  const choose = (kind: NoticeKind, way: Way, isOn: boolean) => {
    void save({ ways: { [kind]: WAYS.filter((one) => (one === way ? isOn : ways[kind].includes(one))) } });
  };
  const remind = (before: RemindBefore, isOn: boolean) => {
    const all = REMIND_BEFORE.filter((one) => (one === before ? isOn : remindBefore.includes(one)));
    void save({ remindBefore: all });
  };
  return (
    <Stack gap="lg">
      <Silence
        preferences={chosen}
        urlHash={owner.urlHash ?? undefined}
        button={({ again, label, isMain }) => (
          <Button size="sm" variant={isMain ? 'primary' : 'outline'} onClick={() => void save(SILENCE[again])}>
            {label}
          </Button>
        )}
      />
      <PreferenceSections
        kinds={isOfResponse ? KINDS_OF_RESPONSE : NOTICE_KINDS}
        boxes={{
          way: (kind, way) => ({
            checked: ways[kind].includes(way),
            onChange: ({ target }) => choose(kind, way, target.checked),
          }),
          all: {
            checked: mode === 'ALL',
            onChange: ({ target }) => void save({ mode: target.checked ? 'ALL' : 'FIRST' }),
          },
          remind: (before) => ({
            checked: remindBefore.includes(before),
            onChange: ({ target }) => remind(before, target.checked),
          }),
        }}
        isAll={mode === 'ALL'}
        phone={phone}
        quiet={<QuietHours quietHours={quietHours} save={save} />}
        mute={
          <>
            {muting({ chosen, save })}
            {!isStopped && (
              <StopEverything>
                <Button variant="outline" onClick={() => void save(SILENCE.stop)}>
                  {preferencesText.stop}
                </Button>
              </StopEverything>
            )}
          </>
        }
      />
    </Stack>
  );
};
