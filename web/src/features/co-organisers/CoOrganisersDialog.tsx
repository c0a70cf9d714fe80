import { CO_ORGANISERS_MAX } from '@quorum/domain/organising/coOrganisers';
import { ownsEvent } from '@quorum/domain/policies';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { useOwnership } from '../responses/ownership/useOwnership.ts';
import { ChatLinkForm } from './ChatLinkForm.tsx';
import { CoOrganiserRow } from './CoOrganiserRow.tsx';
import { coOrganisersText } from '../../messages/organising/coOrganisersText.generated.ts';
import { InvitationLink } from './InvitationLink.tsx';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

export interface Organised {
  urlHash: string;
  title: string;
  creatorId: string;
  coOrganisers: readonly { uid: string; displayName: string }[];
}

interface Props extends OpenState {
  event: Organised;
}

/** Who organises an event with its creator, who invites and removes them; each of them may stop. */
export const CoOrganisersDialog = ({ event, ...state }: Props) => {
  const { actor } = useOwnership();
  const { urlHash, coOrganisers } = event;
  const isCreator = ownsEvent(actor, event);
  return (
    <DialogPanel {...state} title={coOrganisersText.people} description={coOrganisersText.hint}>
      <Stack gap="lg">
        {coOrganisers.length === 0 && <Muted>{coOrganisersText.none}</Muted>}
        {coOrganisers.map((person) => (
          <CoOrganiserRow
            key={person.uid}
            urlHash={urlHash}
            person={person}
            isOneself={person.uid === actor.uid}
            mayRemove={isCreator || person.uid === actor.uid}
          />
        ))}
        {isCreator &&
          (coOrganisers.length < CO_ORGANISERS_MAX ? (
            <InvitationLink urlHash={urlHash} />
          ) : (
            <Muted>{coOrganisersText.full({ max: CO_ORGANISERS_MAX })}</Muted>
          ))}
        <ChatLinkForm urlHash={urlHash} />
      </Stack>
    </DialogPanel>
  );
};
