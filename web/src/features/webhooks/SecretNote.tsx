import { useEffect, useRef } from 'react';
import { CopyField } from '../../ui/form/CopyField.tsx';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

interface Props {
  secret: string;
  /** Of the webhook that it is for. */
  host: string;
}

/** The secret of a webhook, which is kept nowhere: it is told this once, and has the focus at first. */
export const SecretNote = ({ secret, host }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [secret]);
  return (
    <CopyField
      ref={input}
      label={webhooksText.secretOf({ host })}
      hint={webhooksText.secretHint}
      value={secret}
      variant="outline"
      copyLabel={webhooksText.copy}
      copied={{ title: webhooksText.copied, description: webhooksText.copiedHint }}
    />
  );
};
