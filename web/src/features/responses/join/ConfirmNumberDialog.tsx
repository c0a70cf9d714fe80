import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { ConfirmPhone } from '../../phones/ConfirmPhone.tsx';
import { phonesText } from '../../../messages/responses/phonesText.generated.ts';
import { useCodeOfResponse } from '../../phones/useCodeOfResponse.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { EventAndNotice } from '../form/EventAndNotice.tsx';

interface Props {
  event: RespondableEvent;
  responseId: string;
  open: boolean;
  onEnd: () => void;
}

/** After joining with a number: where the code is typed that went to it, now or later. */
export const ConfirmNumberDialog = ({ event, responseId, open, onEnd }: Props) => {
  const actions = useCodeOfResponse(event.urlHash, responseId);
  return (
    <DialogPanel
      open={open}
      onOpenChange={onEnd}
      title={phonesText.confirm}
      description={<EventAndNotice title={event.title} notice={undefined} />}
    >
      <ConfirmPhone actions={actions} onConfirmed={onEnd} />
      <Button variant="ghost" onClick={onEnd}>
        {phonesText.later}
      </Button>
    </DialogPanel>
  );
};
