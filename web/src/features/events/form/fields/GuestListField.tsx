import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import { FlagField } from './FlagField.tsx';

/** Who may know who comes. */
export const GuestListField = () => (
  <FlagField
    name="isGuestListHidden"
    label={eventFormText.guestList}
    off={{ label: eventFormText.guestListShown, hint: eventFormText.guestListShownHint }}
    on={{ label: eventFormText.guestListHidden, hint: eventFormText.guestListHiddenHint }}
  />
);
