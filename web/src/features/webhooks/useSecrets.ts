import { useState } from 'react';

/** A secret, which is told this once. */
export interface NewSecret {
  webhookId: string;
  secret: string;
}

/** The secrets that were told since the page was opened: each stays until its own webhook is gone. */
export const useSecrets = () => {
  const [secrets, setSecrets] = useState<readonly NewSecret[]>([]);
  const [latestId, setLatestId] = useState<string>();
  const without = (before: readonly NewSecret[], id: string) => before.filter(({ webhookId }) => webhookId !== id);
  return {
    secretOf: (id: string) => secrets.find(({ webhookId }) => webhookId === id)?.secret,
    /** The webhook whose secret was told last. */
    latestId,
    tell: (secret: NewSecret) => {
      setSecrets((before) => [...without(before, secret.webhookId), secret]);
      setLatestId(secret.webhookId);
    },
    forget: (id: string) => setSecrets((before) => without(before, id)),
  };
};
