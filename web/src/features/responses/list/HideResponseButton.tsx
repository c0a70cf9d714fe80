import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useHideResponseMutation } from '../../../generated/graphql.generated.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { moderationText } from '../../../messages/people/moderationText.generated.ts';
import type { ShownResponse } from '../RespondableEvent.ts';

const Toggle = styled(IconButton)`
  /* 44 px to tap without making the row taller, and not beside the cross: a thumb is broad */
  margin-block: -0.625rem;
  margin-inline: -0.25rem 0.5rem;
`;

interface Props {
  event: { urlHash: string };
  response: ShownResponse;
}

/** For the organiser: takes a response out of sight, so that it does not count, or shows it again. */
export const HideResponseButton = ({ event, response: { id, name, isHidden = false } }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [hide, { client, loading }] = useHideResponseMutation();

  const setHidden = async (hidden: boolean) => {
    const act = () =>
      hide({
        variables: { urlHash: event.urlHash, participantId: id, hidden },
        optimisticResponse: { hideResponse: { __typename: 'Participant', id, isHidden: hidden } },
      });
    if (!(await attempt(act, moderationText.hideResponseFailed))) return;
    refreshEvents(client);
    const undo = { label: moderationText.undo, onSelect: () => void setHidden(!hidden) };
    succeed(hidden ? moderationText.hiddenHint({ name }) : moderationText.shownHint({ name }), [undo]);
  };

  const label = isHidden ? moderationText.showOf({ name }) : moderationText.hideOf({ name });
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <Toggle
      label={label}
      icon={<Icon aria-hidden="true" />}
      disabled={loading}
      onClick={() => void setHidden(!isHidden)}
    />
  );
};
