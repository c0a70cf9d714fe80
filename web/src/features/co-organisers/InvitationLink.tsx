import { useState } from 'react';
import { useInviteCoOrganiserMutation } from '../../generated/event.generated.ts';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { CopyField } from '../../ui/form/CopyField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { coOrganisersText } from '../../messages/organising/coOrganisersText.generated.ts';

/** Makes the link by which one person comes to organise the event, and has it copied. It is kept nowhere. */
export const InvitationLink = ({ urlHash }: { urlHash: string }) => {
  const { attempt } = useOutcome();
  const [invite, { loading }] = useInviteCoOrganiserMutation({ variables: { urlHash }, fetchPolicy: 'no-cache' });
  // the last one stays while another is made
  const [address, setAddress] = useState('');
  const makeLink = async () => {
    const { data } = await invite();
    if (data) setAddress(addressOfPage(paths.organise(urlHash, data.inviteCoOrganiser.token)));
  };
  return (
    <Stack>
      {address && (
        <CopyField
          label={coOrganisersText.link}
          hint={coOrganisersText.linkHint}
          value={address}
          copyLabel={coOrganisersText.copy}
          copied={{ title: coOrganisersText.copied, description: coOrganisersText.copiedHint }}
        />
      )}
      <Button variant="outline" busy={loading} onClick={() => void attempt(makeLink, coOrganisersText.inviteFailed)}>
        {address ? coOrganisersText.inviteAnother : coOrganisersText.invite}
      </Button>
    </Stack>
  );
};
