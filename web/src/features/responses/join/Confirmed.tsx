import type { ResponseConfirmation } from '@quorum/domain/response/confirmation';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { DoneNote } from '../../../ui/feedback/DoneNote.tsx';
import { outcomeText } from '../outcomeText.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';

interface Props {
  confirmation: ResponseConfirmation;
  /** The response, where there is one now. */
  response: ResponseFragment | undefined;
  /** The message about a response that is in. */
  successText: string;
}

const textOf = ({ confirmation: { did }, response, successText }: Props) => {
  if (did === 'removed') return responsesText.removed;
  return did === 'updated' ? responsesText.updated : (outcomeText(response) ?? successText);
};

/** Says what a form has done that was sent without the app. The start script stores its token, or removes it. */
export const Confirmed = (props: Props) => {
  const { did, participantId, responseToken } = props.confirmation;
  const isRemoved = did === 'removed';
  return (
    <DoneNote
      data-saved-response={!isRemoved && responseToken ? `${participantId}.${responseToken}` : undefined}
      data-removed-response={isRemoved ? participantId : undefined}
    >
      {textOf(props)}
    </DoneNote>
  );
};
