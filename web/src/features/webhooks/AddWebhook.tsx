import { EVERY_TYPE, WEBHOOK_TYPES, type WebhookScope } from '@quorum/domain/webhooks/types';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ChipGroup } from '../../ui/form/ChipGroup.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useAddWebhook } from './useAddWebhook.ts';
import type { NewSecret } from './useSecrets.ts';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';

const Types = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
`;

/** All of it, or what is ticked. */
type Extent = 'all' | 'some';

interface TypesProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const ChosenTypes = ({ chosen, onChange }: TypesProps) => (
  <Types role="group" aria-label={webhooksText.types}>
    {WEBHOOK_TYPES.map((type) => (
      <Checkbox
        key={type}
        label={type}
        checked={chosen.includes(type)}
        onChange={({ target }) => onChange(target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))}
      />
    ))}
  </Types>
);

interface Props {
  /** Is told the secret of the new webhook. */
  onAdded: (secret: NewSecret) => void;
}

/** Has an address told what happens from now on. */
export const AddWebhook = ({ onAdded }: Props) => {
  const heading = useId();
  const { add, isAdding, urlError, forgetError } = useAddWebhook(onAdded);
  const urlInput = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [scope, setScope] = useState<WebhookScope>('OWN');
  const [extent, setExtent] = useState<Extent>('all');
  const [chosen, setChosen] = useState<string[]>([]);
  const types = extent === 'all' ? [EVERY_TYPE] : chosen;
  useEffect(() => {
    if (urlError) urlInput.current?.focus();
  }, [urlError]);
  const isReady = url.trim() !== '' && types.length > 0;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && (await add({ url, scope, types }))) setUrl('');
  };
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} aria-labelledby={heading} noValidate>
        <Stack>
          <h2 id={heading}>{webhooksText.add}</h2>
          <Field label={webhooksText.url} hint={webhooksText.urlHint} error={urlError} required>
            {(control) => (
              <Input
                {...control}
                ref={urlInput}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://example.com/hooks"
                value={url}
                onChange={({ target }) => {
                  setUrl(target.value);
                  forgetError();
                }}
              />
            )}
          </Field>
          <ChipGroup
            label={webhooksText.scope}
            options={[
              { value: 'OWN', label: webhooksText.own },
              { value: 'PUBLIC', label: webhooksText.public },
            ]}
            value={scope}
            onValueChange={(value) => setScope(value as WebhookScope)}
          />
          <ChipGroup
            label={webhooksText.what}
            options={[
              { value: 'all', label: webhooksText.everything },
              { value: 'some', label: webhooksText.some },
            ]}
            value={extent}
            onValueChange={(value) => setExtent(value as Extent)}
          />
          {extent === 'some' && <ChosenTypes chosen={chosen} onChange={setChosen} />}
          {/* what has been filled in stays */}
          <a href={paths.webhookTypes()} target="_blank" rel="noopener">
            {webhooksText.samples}
          </a>
          <Button type="submit" busy={isAdding} disabled={!isReady}>
            {isAdding ? webhooksText.adding : webhooksText.add}
          </Button>
        </Stack>
      </form>
    </Card>
  );
};
