import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { notificationsText } from '../../messages/responses/notificationsText.generated.ts';
import { type Subject, turnOff, turnOn } from './pushAtServer.ts';
import { pushNotes } from './pushNotes.ts';
import { usePermission } from './usePermission.ts';

/** Whether this browser is notified of what happens to the event of a response, and what changes that. */
export const useNotifications = (subject: Subject) => {
  const client = useApolloClient();
  const { attempt } = useOutcome();
  const permission = usePermission();
  const isNoted = pushNotes.useIsNoted(subject.responseId);
  const [isBusy, setIsBusy] = useState(false);

  const busily = async (act: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await act();
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isOn: isNoted && permission === 'granted',
    isBlocked: permission === 'denied',
    isBusy,
    turnOn: (key: string) =>
      busily(async () => {
        // the first thing that a press does: a browser does not let a page ask otherwise
        if ((await Notification.requestPermission()) !== 'granted') return;
        await attempt(() => turnOn(client, subject, key), notificationsText.failed);
      }),
    turnOff: (key: string | null) =>
      busily(() => attempt(() => turnOff(client, subject, key), notificationsText.failedToTurnOff)),
  };
};
