import { isDeclined, isDefinite, likelihoodOf } from '@quorum/domain/response/likelihood';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { EditResponseDialog } from './EditResponseDialog.tsx';
import { linkedResponseText } from '../../../messages/responses/linkedResponseText.generated.ts';
import { RemoveResponseDialog } from './RemoveResponseDialog.tsx';
import type { RespondableEvent } from '../RespondableEvent.ts';
import type { OpenedResponse } from '../ownership/useResponseLink.ts';

const greetingOf = (response: ResponseFragment): string => {
  const { name } = response;
  if (isDefinite(response)) return linkedResponseText.saidYes({ name });
  if (isDeclined(response)) return linkedResponseText.saidNo({ name });
  return linkedResponseText.saidMaybe({ name, likelihood: formatPercent(likelihoodOf(response)) });
};

interface Props {
  event: RespondableEvent;
  opened: OpenedResponse;
  onClose: () => void;
}

/** Greets a reader who came by a private link, and opens the dialog of the link. */
export const LinkedResponse = ({ event, opened: { response, isToWithdraw }, onClose }: Props) => {
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const dialog = { event, response, open: true, onOpenChange };
  return isToWithdraw ? (
    <RemoveResponseDialog {...dialog} />
  ) : (
    <EditResponseDialog {...dialog} greeting={greetingOf(response)} />
  );
};
