import { useState } from 'react';
import {
  type NotificationsFragment,
  type UpdateNotificationsMutationVariables,
  useUpdateNotificationsMutation,
} from '../../generated/later.generated.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';

type Input = UpdateNotificationsMutationVariables['input'];

/** What is changed of how somebody is told; of the ways, those of the kinds that are named. */
export type Change = Partial<Omit<NotificationsFragment, '__typename' | 'ways' | 'quietHours' | 'unsubscribedFrom'>> & {
  ways?: Partial<Omit<NotificationsFragment['ways'], '__typename'>>;
  quietHours?: Omit<NonNullable<NotificationsFragment['quietHours']>, '__typename'> | null;
};

/** Whose preferences they are: of the account, if no response is named. */
export type Owner = Pick<Input, 'urlHash' | 'participantId' | 'responseToken'>;

const withChange = (now: NotificationsFragment, { ways, quietHours, ...rest }: Change): NotificationsFragment => ({
  ...now,
  ...rest,
  ways: { ...now.ways, ...ways },
  ...(quietHours !== undefined && { quietHours: quietHours && { __typename: 'QuietHours', ...quietHours } }),
});

/**
 * How somebody is told, as it is chosen on this page. A choice shows at once and is saved at once; one that cannot be saved
 * is taken back by itself, and says so.
 */
export const usePreferences = (loaded: NotificationsFragment, owner: Owner) => {
  const [saved, setSaved] = useState(loaded);
  const [pending, setPending] = useState<readonly Change[]>([]);
  const [update] = useUpdateNotificationsMutation();
  const { attempt } = useOutcome();

  const save = async (change: Change): Promise<void> => {
    setPending((others) => [...others, change]);
    await attempt(async () => {
      const { data } = await update({ variables: { input: { ...owner, ...change } } });
      if (!data) return;
      const { unsubscribedFrom } = data.updateNotifications;
      setSaved((now) => ({ ...withChange(now, change), unsubscribedFrom }));
    }, preferencesText.notSaved);
    setPending((all) => all.filter((one) => one !== change));
  };

  return { chosen: pending.reduce(withChange, saved), save };
};

export type Save = ReturnType<typeof usePreferences>['save'];
