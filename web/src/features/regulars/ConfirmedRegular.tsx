import type { RegularConfirmation } from '@quorum/domain/response/confirmation';
import { DoneNote } from '../../ui/feedback/DoneNote.tsx';
import { regularsText } from './regularsText.ts';

/** Says that a form that was sent without the app has made somebody a regular. The start script stores the token. */
export const ConfirmedRegular = ({ regularId, responseToken }: RegularConfirmation) => (
  <DoneNote data-saved-regular={responseToken ? `${regularId}.${responseToken}` : undefined}>
    {regularsText.joined}
  </DoneNote>
);
