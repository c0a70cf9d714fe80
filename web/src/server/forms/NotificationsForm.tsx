import {
  BOX,
  KINDS_OF_RESPONSE,
  notificationFieldsOf,
  notificationsFormPath,
  type SILENCE,
} from '@quorum/domain/notifications/form';
import type { FormRequest } from '@quorum/domain/page/FormRequest';
import type { ReactNode } from 'react';
import { PreferenceSections } from '../../features/preferences/PreferenceSections.tsx';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';
import { QuietFields } from '../../features/preferences/QuietFields.tsx';
import { Silence } from '../../features/preferences/Silence.tsx';
import { StopEverything } from '../../features/preferences/StopEverything.tsx';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FormPage } from './FormLayout.tsx';
import { RefusedForm } from './RemoveForm.tsx';
import { RefusalAlert, Status } from './formParts.tsx';

interface Props {
  event: EventCardFragment;
  request: FormRequest;
}

/** How somebody is told about the event of their response: what the page of notifications shows, as a form. */
export const NotificationsForm = ({ event, request }: Props) => {
  const { preferences, responseToken, refusal } = request;
  if (!preferences) return <RefusedForm event={event} request={request} />;
  const { chosen, participantId, isSaved } = preferences;
  const action = notificationsFormPath({ urlHash: event.urlHash, id: participantId });
  const fields = request.fields ?? notificationFieldsOf(chosen, event.timezone);
  const boxFor = (name: string) => ({ name, defaultChecked: name in fields });
  const form = (gap: 'sm' | 'lg', children: ReactNode) => (
    <Stack as="form" method="post" action={action} gap={gap}>
      {responseToken && <input type="hidden" name="token" value={responseToken} />}
      {children}
    </Stack>
  );
  // a form of its own, so that Enter in a field of the other presses none of these
  const button = (does: keyof typeof SILENCE, label: string, isMain: boolean) =>
    form(
      'sm',
      <Button type="submit" name="action" value={does} variant={isMain ? 'primary' : 'outline'}>
        {label}
      </Button>,
    );
  return (
    <FormPage title={preferencesText.title} event={event} isBare>
      <Stack gap="lg">
        <p>{preferencesText.leadOfForm}</p>
        {isSaved && <Status role="status">{preferencesText.saved}</Status>}
        <RefusalAlert title={preferencesText.notSaved} refusal={refusal} />
        <Silence
          preferences={chosen}
          urlHash={event.urlHash}
          button={({ again, label, isMain }) => button(again, label, isMain)}
        />
        {form(
          'lg',
          <>
            <input type="hidden" name="opened" value={fields.opened ?? ''} />
            <input type="hidden" name="timeZone" value={fields.timeZone ?? ''} />
            <PreferenceSections
              kinds={KINDS_OF_RESPONSE}
              boxes={{
                way: (kind, way) => boxFor(BOX.way(kind, way)),
                all: boxFor(BOX.all),
                remind: (before) => boxFor(BOX.remind(before)),
              }}
              isAll={BOX.all in fields}
              quiet={
                <QuietFields
                  box={boxFor(BOX.quiet)}
                  timeOf={(name) => ({ name, defaultValue: fields[name] ?? '' })}
                  zone={fields.timeZone || null}
                />
              }
              mute={
                <Checkbox {...boxFor(BOX.mute)} label={preferencesText.muteEvent} hint={preferencesText.muteHint} />
              }
            />
            <Button type="submit">{preferencesText.save}</Button>
          </>,
        )}
        {!chosen.isStopped && <StopEverything>{button('stop', preferencesText.stop, false)}</StopEverything>}
      </Stack>
    </FormPage>
  );
};
