import { useRemoveCoOrganiserMutation } from '../../generated/event.generated.ts';
import { refreshEvents } from '../../lib/api/refreshEvents.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { coOrganisersText } from '../../messages/organising/coOrganisersText.generated.ts';

interface Props {
  urlHash: string;
  person: { uid: string; displayName: string };
  isOneself: boolean;
  mayRemove: boolean;
}

/** Somebody who organises an event with its creator, until one of the two ends it. */
export const CoOrganiserRow = ({ urlHash, person: { uid, displayName }, isOneself, mayRemove }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [remove, { loading, client }] = useRemoveCoOrganiserMutation({ variables: { urlHash, uid } });
  const end = async () => {
    if (!(await attempt(remove, coOrganisersText.removeFailed))) return;
    refreshEvents(client);
    succeed(isOneself ? coOrganisersText.left : coOrganisersText.removed);
  };
  return (
    <Row justify="space-between">
      <bdi>{displayName}</bdi>
      {mayRemove && (
        <Button variant="outline" size="sm" busy={loading} onClick={() => void end()}>
          {isOneself ? coOrganisersText.leave : coOrganisersText.remove({ name: displayName })}
        </Button>
      )}
    </Row>
  );
};
