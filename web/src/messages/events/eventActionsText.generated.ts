/* Written by `npm run codegen` from messages/en/events/eventActions.arb. */
import { messages } from '../../lib/language.ts';

/** What can be done with an event: menus and dialogs. */
export const eventActionsText = messages('eventActions', {
  edit: "Edit",
  delete: "Delete",
  calendarFile: "Calendar file",
  googleCalendar: "Google Calendar",
  outlook: "Outlook",
  deleteTitle: "Delete Event",
  deleteQuestion: "Are you sure you want to delete this event? This action cannot be undone.",
  deleted: "Event deleted successfully",
  deleteFailed: "Failed to delete event",
  editTitle: "Edit Event",
  save: "Save Changes",
  saving: "Saving...",
  updated: "Event updated successfully",
  updateFailed: "Failed to update event",
} as const);
