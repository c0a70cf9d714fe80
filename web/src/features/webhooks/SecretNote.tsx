import { Copy } from 'lucide-react';
import { Button } from '../../ui/button/Button.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { webhooksText } from './webhooksText.ts';

/** The secret of a webhook, which is kept nowhere: it is told this once. */
export const SecretNote = ({ secret }: { secret: string }) => {
  const copy = useCopy();
  const copied = { title: webhooksText.copied, description: webhooksText.copiedHint };
  return (
    <Card role="status">
      <Stack>
        <Field label={webhooksText.secret} hint={webhooksText.secretHint}>
          {(control) => (
            <Input {...control} value={secret} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
          )}
        </Field>
        <Button variant="outline" onClick={() => void copy(secret, copied)}>
          <Copy aria-hidden="true" />
          {webhooksText.copy}
        </Button>
      </Stack>
    </Card>
  );
};
