import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useHideResponseMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useToast } from '../../ui/useToast.ts';
import { moderationText } from '../moderation/moderationText.ts';
import type { ShownResponse } from './RespondableEvent.ts';

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
      const description = errorMessage(error, moderationText.hideResponseFailed);
      toast({ title: moderationText.error, description, variant: 'destructive' });
      return;
    }
    refreshEvents(client);
    const description = hidden ? moderationText.hiddenHint({ name }) : moderationText.shownHint({ name });
    toast({ title: moderationText.success, description });
  };

  const label = isHidden ? moderationText.showOf({ name }) : moderationText.hideOf({ name });
  const Icon = isHidden ? Eye : EyeOff;
  return <Toggle label={label} icon={<Icon aria-hidden="true" />} disabled={loading} onClick={() => void toggle()} />;
};
