import { TOKEN_NAME_MAX } from '@quorum/domain/platform/apiToken';
import { TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCreateTokenMutation } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { CopyField } from '../../ui/form/CopyField.tsx';
import { Field, FieldHint, FieldLabel } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { SentForm } from '../../ui/form/SentForm.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { apiTokensText } from '../../messages/people/apiTokensText.generated.ts';
import { scopeHint, scopeName } from './scopeText.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

const Scopes = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};

  > legend {
    padding: 0;
  }
`;

const lifetimes = () => [
  { value: '7', label: apiTokensText.days7 },
  { value: '30', label: apiTokensText.days30 },
  { value: '90', label: apiTokensText.days90 },
  { value: '365', label: apiTokensText.days365 },
];

interface FormProps {
  onMade: (token: string) => void;
}

const TokenForm = ({ onMade }: FormProps) => {
  const { attempt } = useOutcome();
  // what comes of it is a secret: the cache of what was asked keeps nothing of it
  const [createToken, { loading }] = useCreateTokenMutation({ fetchPolicy: 'no-cache', refetchQueries: ['MyTokens'] });
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const [days, setDays] = useState('90');
  const choose = (scope: TokenScope, isChosen: boolean) =>
    setScopes(TOKEN_SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))));
  const make = async () => {
    await attempt(async () => {
      const input = { name, scopes: [...scopes], expiresInDays: Number(days) };
      const { data } = await createToken({ variables: { input } });
      if (data) onMade(data.createToken.token);
    }, apiTokensText.makeFailed);
  };
  return (
    <SentForm onSend={make}>
      <Field label={apiTokensText.name} hint={apiTokensText.nameHint} required>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={TOKEN_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Scopes>
        <FieldLabel as="legend">{apiTokensText.scopes}</FieldLabel>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeName(scope)}
            hint={scopeHint(scope)}
            checked={scopes.includes(scope)}
            onChange={({ target }) => choose(scope, target.checked)}
          />
        ))}
        <FieldHint>{apiTokensText.never}</FieldHint>
      </Scopes>
      <Field label={apiTokensText.expires}>
        {(control) => (
          <Select {...control} value={days} options={lifetimes()} onChange={({ target }) => setDays(target.value)} />
        )}
      </Field>
      <Button type="submit" busy={loading} disabled={name.trim() === '' || scopes.length === 0}>
        {apiTokensText.make}
      </Button>
    </SentForm>
  );
};

const MadeToken = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <Stack>
    <CopyField
      label={apiTokensText.token}
      value={token}
      copyLabel={apiTokensText.copy}
      copied={{ title: apiTokensText.copied, description: apiTokensText.copiedHint }}
    />
    <Button variant="outline" onClick={onDone}>
      {apiTokensText.done}
    </Button>
  </Stack>
);

/** Makes a token, and shows it once. */
export const MakeTokenDialog = ({ open, onOpenChange }: OpenState) => {
  const [token, setToken] = useState<string | null>(null);
  const close = (isOpen: boolean) => {
    onOpenChange(isOpen);
    setToken(null);
  };
  return (
    <DialogPanel
      open={open}
      onOpenChange={close}
      title={token === null ? apiTokensText.make : apiTokensText.made}
      description={token === null ? apiTokensText.makeHint : apiTokensText.madeHint}
    >
      {token === null ? <TokenForm onMade={setToken} /> : <MadeToken token={token} onDone={() => close(false)} />}
    </DialogPanel>
  );
};
