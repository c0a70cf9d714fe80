import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { webhooksText } from './webhooksText.ts';

interface Props {
  secret: string;
  /** Of the webhook that it is for. */
  host: string;
}

/** The secret of a webhook, which is kept nowhere: it is told this once, and has the focus at first. */
export const SecretNote = ({ secret, host }: Props) => {
  const copy = useCopy();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [secret]);
  const copied = { title: webhooksText.copied, description: webhooksText.copiedHint };
  return (
    <Stack>
      <Field label={webhooksText.secretOf({ host })} hint={webhooksText.secretHint}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={secret}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button variant="outline" onClick={() => void copy(secret, copied)}>
        <Copy aria-hidden="true" />
        {webhooksText.copy}
      </Button>
    </Stack>
  );
};
