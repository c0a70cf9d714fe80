import { withScheme } from '@quorum/domain/event/withScheme';
import { useState } from 'react';
import { useChatLinkQuery, useSetChatLinkMutation } from '../../generated/event.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { SentForm } from '../../ui/form/SentForm.tsx';
import { coOrganisersText } from '../../messages/organising/coOrganisersText.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

/** Where those who come talk to each other. It is no field of the event's form, which shows what everybody reads. */
export const ChatLinkForm = ({ urlHash }: { urlHash: string }) => {
  const { attempt, succeed } = useOutcome();
  const { data } = useChatLinkQuery({ variables: { urlHash }, ...FOR_ONESELF });
  const [save, { loading }] = useSetChatLinkMutation();
  const [typed, setTyped] = useState<string>();
  const chatLink = typed ?? data?.event?.chatLink ?? '';
  const send = async () => {
    const variables = { urlHash, chatLink: withScheme(chatLink) };
    if (await attempt(() => save({ variables }), coOrganisersText.chatFailed)) succeed(coOrganisersText.chatSaved);
  };
  return (
    <SentForm onSend={send}>
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
    </SentForm>
  );
};
