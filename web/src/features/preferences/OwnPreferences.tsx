import { isOver } from '@quorum/domain/event/ending';
import { useState } from 'react';
import { type OwnNotificationsQuery, useOwnNotificationsQuery } from '../../generated/later.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldHint } from '../../ui/form/Field.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { clocksOf } from '../events/time/clocksOf.ts';
import { AccountPhone } from '../phones/AccountPhone.tsx';
import { Preferences } from './Preferences.tsx';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';
import type { Save } from './usePreferences.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

type Viewer = NonNullable<OwnNotificationsQuery['viewer']>;
type Answered = NonNullable<Viewer['responses'][number]['event']>;

/** Those that are not over, the next one first. */
const upcomingOf = (responses: Viewer['responses'], now: number): Answered[] =>
  responses
    .flatMap(({ event }) => event ?? [])
    .filter((event) => !isOver(event, now))
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));

interface MutingProps {
  responses: Viewer['responses'];
  muted: readonly string[];
  save: Save;
}

const Muting = ({ responses, muted, save }: MutingProps) => {
  const [now] = useState(Date.now);
  const upcoming = upcomingOf(responses, now);
  if (upcoming.length === 0) return null;
  const mute = (urlHash: string, isOn: boolean) => {
    const mutedEvents = [...muted.filter((one) => one !== urlHash), ...(isOn ? [urlHash] : [])];
    void save({ mutedEvents });
  };
  return (
    <div role="group" aria-label={preferencesText.muteEvents}>
      <FieldHint>{preferencesText.muteHint}</FieldHint>
      {upcoming.map(({ urlHash, title, date, timezone }) => (
        <Checkbox
          key={urlHash}
          label={preferencesText.muteOf({ title, day: clocksOf(timezone).shortDay(new Date(date)) })}
          checked={muted.includes(urlHash)}
          onChange={({ target }) => mute(urlHash, target.checked)}
        />
      ))}
    </div>
  );
};

/** How the signed-in person is told about all that they have to do with. */
export const OwnPreferences = () => {
  const { data, error, refetch } = useOwnNotificationsQuery(FOR_ONESELF);
  const viewer = data?.viewer;
  return (
    <>
      <PageHeader title={preferencesText.title} lead={preferencesText.lead} />
      {!viewer && (
        <NotLoaded {...{ error, refetch }} loading={preferencesText.loading} failed={preferencesText.failed} />
      )}
      {viewer && (
        <Preferences
          loaded={viewer.notifications}
          owner={{}}
          phone={
            data.phoneCountries === null && viewer.accountPhone.phone === null ? null : (
              <AccountPhone loaded={viewer.accountPhone} />
            )
          }
          muting={({ chosen, save }) => (
            <Muting responses={viewer.responses} muted={chosen.mutedEvents ?? []} save={save} />
          )}
        />
      )}
    </>
  );
};
