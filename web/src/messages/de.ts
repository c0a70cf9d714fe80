import { about } from './de/about.ts';
import { account } from './de/account.ts';
import { addresses } from './de/addresses.ts';
import { app } from './de/app.ts';
import { asks } from './de/asks.ts';
import { changelog } from './de/changelog.ts';
import { decision } from './de/decision.ts';
import { eventActions } from './de/eventActions.ts';
import { eventForm } from './de/eventForm.ts';
import { eventPage } from './de/eventPage.ts';
import { events } from './de/events.ts';
import { eventTypes } from './de/eventTypes.ts';
import { guide } from './de/guide.ts';
import { handOver } from './de/handOver.ts';
import { home } from './de/home.ts';
import { homePolls } from './de/homePolls.ts';
import { linkedResponse } from './de/linkedResponse.ts';
import { meanwhile } from './de/meanwhile.ts';
import { moderation } from './de/moderation.ts';
import { notifications } from './de/notifications.ts';
import { pages } from './de/pages.ts';
import { pollForm } from './de/pollForm.ts';
import { pollImport } from './de/pollImport.ts';
import { polls } from './de/polls.ts';
import { preview } from './de/preview.ts';
import { refusals } from './de/refusals.ts';
import { fieldNames } from './de/refusals/fieldNames.ts';
import { responseForms } from './de/responseForms.ts';
import { responses } from './de/responses.ts';
import { series } from './de/series.ts';
import { session } from './de/session.ts';
import { share } from './de/share.ts';
import { signInErrors } from './de/signInErrors.ts';
import { ui } from './de/ui.ts';
import { userMenu } from './de/userMenu.ts';
import { eventTypeNames, reportReasons, weather } from './de/vocabulary.ts';

/** German, all of it: fetched as one when somebody wants it. */
export const de = {
  about,
  account,
  addresses,
  app,
  asks,
  changelog,
  decision,
  eventActions,
  eventForm,
  eventPage,
  events,
  eventTypeNames,
  eventTypes,
  fieldNames,
  guide,
  handOver,
  home,
  homePolls,
  linkedResponse,
  meanwhile,
  moderation,
  notifications,
  pages,
  pollForm,
  pollImport,
  polls,
  preview,
  refusals,
  reportReasons,
  responseForms,
  responses,
  series,
  session,
  share,
  signInErrors,
  ui,
  userMenu,
  weather,
};
