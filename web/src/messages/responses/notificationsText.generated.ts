/* Written by `npm run codegen` from messages/en/responses/notifications.arb. */
import { messages } from '../../lib/language.ts';

/** Notifications of an event on one's device. */
export const notificationsText = messages('notifications', {
  whatComes: "Hear when it is decided, changed or called off.",
  placeComes: "Hear when a place becomes free, and when the event is decided, changed or called off.",
  askComes: "Hear when people are missing, so that you can step in.",
  turnOn: "Notify me on this device",
  isOn: "Notifications are on for this event",
  turnOff: "Turn off",
  isBlocked: "Notifications are blocked. Allow them for this site in your browser's settings to turn them on here.",
  installFirst: "For notifications, add Quorum to your home screen first: press Share, then Add to Home Screen.",
  signInThere: "Sign in here and there, so that it finds your response.",
  choose: "Choose what you are told about this event",
  failed: "Notifications could not be turned on. Your response is saved all the same.",
  failedToTurnOff: "Notifications could not be turned off. Try again in a moment.",
} as const);
