import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { FlagField } from './FlagField.tsx';

/** Who may see it. */
export const VisibilityField = () => (
  <FlagField
    name="isPrivate"
    label={eventFormText.visibility}
    off={{ label: eventFormText.public, hint: eventFormText.publicHint }}
    on={{ label: eventFormText.private, hint: eventFormText.privateHint }}
  />
);
