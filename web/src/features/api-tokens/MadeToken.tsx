import { Copy } from 'lucide-react';
import { Button } from '../../ui/button/Button.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { apiTokensText } from './apiTokensText.ts';

interface Props {
  token: string;
  onDone: () => void;
}

/** A token, the only time that it is shown. */
export const MadeToken = ({ token, onDone }: Props) => {
  const copy = useCopy();
  const copied = { title: apiTokensText.copied, description: apiTokensText.copiedHint };
  return (
    <Stack>
      <Field label={apiTokensText.token}>
        {(control) => (
          <Input
            {...control}
            value={token}
            readOnly
            autoComplete="off"
            spellCheck={false}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button onClick={() => void copy(token, copied)}>
        <Copy aria-hidden="true" />
        {apiTokensText.copy}
      </Button>
      <Button variant="outline" onClick={onDone}>
        {apiTokensText.done}
      </Button>
    </Stack>
  );
};
