/* Written by `npm run codegen` from messages/en/people/userMenu.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** The menu of the signed-in person. */
export const userMenuText = messages('userMenu', {
  account: "Your account",
  menuOf: params("User menu of {name}"),
  menu: "User menu",
  logOut: "Log out",
  yourEvents: "Your Events",
  yourUpcoming: params("Your Events ({count}), the first on {day}"),
  yourEventsFailed: "Your events could not be loaded.",
  yourEventsLoading: "Loading your events...",
  yourEventsEmpty: "You haven't created any events yet",
  private: "Private",
  public: "Public",
  follows: "What you follow",
  reports: "Reports",
  developers: "Developers",
  notifications: "Notifications",
} as const);
