import { useState } from 'react';
import {
  type NotificationsFragment,
  type UpdateNotificationsMutationVariables,
  useUpdateNotificationsMutation,
} from '../../generated/later.generated.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { preferencesText } from './preferencesText.ts';

type Input = UpdateNotificationsMutationVariables['input'];

/** What is changed of how somebody is told. */
export type Change = Pick<
  Input,
  'ways' | 'mode' | 'remindBefore' | 'quietHours' | 'isMuted' | 'mutedEvents' | 'isStopped'
>;

/** Whose preferences they are: of the account, if no response is named. */
export type Owner = Pick<Input, 'urlHash' | 'participantId' | 'responseToken'>;

/**
 * How somebody is told, as it is chosen on this page. A choice shows at once and is saved at once; one that cannot be saved
 * goes back to what it was, and says so.
 */
export const usePreferences = (loaded: NotificationsFragment, owner: Owner) => {
  const [chosen, setChosen] = useState(loaded);
  const [update] = useUpdateNotificationsMutation();
  const { attempt } = useOutcome();

  const save = async (change: Change, foreseen: Partial<NotificationsFragment>): Promise<void> => {
    const before = chosen;
    setChosen({ ...before, ...foreseen });
    const isSaved = await attempt(async () => {
      const { data } = await update({ variables: { input: { ...owner, ...change } } });
      // other choices may have been made meanwhile
      if (data) setChosen((now) => ({ ...now, unsubscribedFrom: data.updateNotifications.unsubscribedFrom }));
    }, preferencesText.notSaved);
    if (!isSaved) setChosen(before);
  };

  return { chosen, save };
};

export type Save = ReturnType<typeof usePreferences>['save'];
