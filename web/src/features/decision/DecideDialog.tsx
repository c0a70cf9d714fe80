import { REASON_MAX, type Decision, type EventStatus } from '@quorum/domain/decision/rules';
import { useState } from 'react';
import { useDecideEventMutation } from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/api/refreshEvents.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { addressesText } from '../../messages/people/addressesText.generated.ts';
import { useEventReach } from '../addresses/useEventReach.ts';
import { decisionText } from '../../messages/events/decisionText.generated.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

export interface DecideDialogProps extends OpenState {
  event: { urlHash: string; status: EventStatus };
}

/** What may be decided next, the likelier first. */
const CHOICES = {
  GATHERING: ['CONFIRM', 'CALL_OFF'],
  CONFIRMED: ['CALL_OFF', 'REOPEN'],
  CALLED_OFF: ['REOPEN', 'CONFIRM'],
} as const satisfies Record<EventStatus, readonly Decision[]>;

const labelOf = (decision: Decision) =>
  ({ CONFIRM: decisionText.confirm, CALL_OFF: decisionText.callOff, REOPEN: decisionText.reopen })[decision];

const toastOf = (decision: Decision) =>
  ({ CONFIRM: decisionText.confirmed, CALL_OFF: decisionText.wasCalledOff, REOPEN: decisionText.reopened })[decision];

/** Confirms an event, calls it off, or opens it again. */
export const DecideDialog = ({ event, open, onOpenChange }: DecideDialogProps) => {
  const [reason, setReason] = useState('');
  const { attempt, succeed } = useOutcome();
  const { decision: readers } = useEventReach(event.urlHash, open);
  const [decideEvent, { client, loading }] = useDecideEventMutation();

  const decide = async (decision: Decision) => {
    const act = () => decideEvent({ variables: { urlHash: event.urlHash, decision, reason } });
    if (!(await attempt(act, decisionText.failed))) return;
    onOpenChange(false);
    setReason('');
    refreshEvents(client);
    succeed(toastOf(decision));
  };

  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={decisionText.title} description={decisionText.hint}>
      <Stack gap="lg">
        <Field label={decisionText.reason} hint={decisionText.reasonHint}>
          {(props) => (
            <Input
              {...props}
              value={reason}
              maxLength={REASON_MAX}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </Field>
        {readers > 0 && <p>{addressesText.decisionIsTold(readers)}</p>}
        <Row wrap>
          {CHOICES[event.status].map((decision, place) => (
            <Button
              key={decision}
              variant={decision === 'CALL_OFF' ? 'destructive' : place === 0 ? 'primary' : 'outline'}
              disabled={loading}
              onClick={() => void decide(decision)}
            >
              {labelOf(decision)}
            </Button>
          ))}
        </Row>
      </Stack>
    </DialogPanel>
  );
};
