import { useState } from 'react';

/** A secret, which is told this once. */
export interface ToldSecret {
  webhookId: string;
  secret: string;
}

/** The secrets that were told since the page was opened: each stays until its own webhook is gone. */
export const useSecrets = () => {
  const [secrets, setSecrets] = useState<readonly ToldSecret[]>([]);
  const [latestId, setLatestId] = useState<string>();
  const without = (before: readonly ToldSecret[], id: string) => before.filter(({ webhookId }) => webhookId !== id);
  return {
    secretOf: (id: string) => secrets.find(({ webhookId }) => webhookId === id)?.secret,
    /** The webhook whose secret was told last. */
    latestId,
    tell: (told: ToldSecret) => {
      setSecrets((before) => [...without(before, told.webhookId), told]);
      setLatestId(told.webhookId);
    },
    forget: (id: string) => setSecrets((before) => without(before, id)),
  };
};
