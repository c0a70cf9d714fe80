import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useHideResponseMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useToast } from '../../ui/useToast.ts';
import type { ShownResponse } from './RespondableEvent.ts';
import { responsesText } from './responsesText.ts';

const Toggle = styled(IconButton)`
  /* 44 px to tap without making the row taller */
  margin: -0.625rem -0.25rem;
`;

interface Props {
  event: { urlHash: string };
  response: ShownResponse;
}

/** For the organiser: takes a response out of sight, so that it does not count, or shows it again. */
export const HideResponseButton = ({ event, response: { id, name, isHidden = false } }: Props) => {
  const toast = useToast();
  const [hide, { client, loading }] = useHideResponseMutation();

  const toggle = async () => {
    const hidden = !isHidden;
    try {
      await hide({
        variables: { urlHash: event.urlHash, participantId: id, hidden },
        optimisticResponse: { hideResponse: { __typename: 'Participant', id, isHidden: hidden } },
      });
    } catch (error) {
      const description = errorMessage(error, responsesText.hideFailed);
      toast({ title: responsesText.error, description, variant: 'destructive' });
      return;
    }
    refreshEvents(client);
    const description = hidden ? responsesText.hiddenHint({ name }) : responsesText.shownHint({ name });
    toast({ title: responsesText.success, description });
  };

  const label = isHidden ? responsesText.showOf({ name }) : responsesText.hideOf({ name });
  const Icon = isHidden ? Eye : EyeOff;
  return <Toggle label={label} icon={<Icon aria-hidden="true" />} disabled={loading} onClick={() => void toggle()} />;
};
