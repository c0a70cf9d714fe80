import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useInviteCoOrganiserMutation } from '../../generated/event.generated.ts';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { coOrganisersText } from './coOrganisersText.ts';

/** Makes the link by which one person comes to organise the event, and has it copied. It is kept nowhere. */
export const InvitationLink = ({ urlHash }: { urlHash: string }) => {
  const { attempt } = useOutcome();
  const copy = useCopy();
  const [invite, { loading }] = useInviteCoOrganiserMutation({ variables: { urlHash }, fetchPolicy: 'no-cache' });
  // the last one stays while another is made
  const [address, setAddress] = useState('');
  const makeLink = async () => {
    const { data } = await invite();
    if (data) setAddress(addressOfPage(paths.organise(urlHash, data.inviteCoOrganiser.token)));
  };
  const copied = { title: coOrganisersText.copied, description: coOrganisersText.copiedHint };
  return (
    <Stack>
      {address && (
        <>
          <Field label={coOrganisersText.link} hint={coOrganisersText.linkHint}>
            {(control) => (
              <Input {...control} value={address} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
            )}
          </Field>
          <Button onClick={() => void copy(address, copied)}>
            <Copy aria-hidden="true" />
            {coOrganisersText.copy}
          </Button>
        </>
      )}
      <Button variant="outline" busy={loading} onClick={() => void attempt(makeLink, coOrganisersText.inviteFailed)}>
        {address ? coOrganisersText.inviteAnother : coOrganisersText.invite}
      </Button>
    </Stack>
  );
};
