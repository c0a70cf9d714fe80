import { withScheme } from '@quorum/domain/event/withScheme';
import { type SyntheticEvent, useState } from 'react';
import { useChatLinkQuery, useSetChatLinkMutation } from '../../generated/event.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { coOrganisersText } from './coOrganisersText.ts';

/** Where those who come talk to each other. It is no field of the event's form, which shows what everybody reads. */
export const ChatLinkForm = ({ urlHash }: { urlHash: string }) => {
  const { attempt, succeed } = useOutcome();
  const { data } = useChatLinkQuery({ variables: { urlHash }, fetchPolicy: 'no-cache', context: { auth: true } });
  const [save, { loading }] = useSetChatLinkMutation();
  const [typed, setTyped] = useState<string>();
  const chatLink = typed ?? data?.event?.chatLink ?? '';
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const variables = { urlHash, chatLink: withScheme(chatLink) };
    if (await attempt(() => save({ variables }), coOrganisersText.chatFailed)) succeed(coOrganisersText.chatSaved);
  };
  return (
    <Stack as="form" onSubmit={(event: SyntheticEvent) => void submit(event)}>
      <Field label={coOrganisersText.chatLink} hint={coOrganisersText.chatHint}>
        {(control) => (
          <Input
            {...control}
            value={chatLink}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" variant="outline" busy={loading}>
        {coOrganisersText.chatSave}
      </Button>
    </Stack>
  );
};
