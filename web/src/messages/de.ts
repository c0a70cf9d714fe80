import { about } from './de/pages/about.ts';
import { account } from './de/people/account.ts';
import { addresses } from './de/people/addresses.ts';
import { developerSettings } from './de/people/developerSettings.ts';
import { apiTokens } from './de/people/apiTokens.ts';
import { app } from './de/app.ts';
import { asks } from './de/responses/asks.ts';
import { changelog } from './de/pages/changelog.ts';
import { decision } from './de/events/decision.ts';
import { developersCalling } from './de/developers/developersCalling.ts';
import { developersHearing } from './de/developers/developersHearing.ts';
import { developersRules } from './de/developers/developersRules.ts';
import { developersStart } from './de/developers/developersStart.ts';
import { embed } from './de/events/embed.ts';
import { eventActions } from './de/events/eventActions.ts';
import { eventForm } from './de/events/eventForm.ts';
import { eventPage } from './de/events/eventPage.ts';
import { events } from './de/events/events.ts';
import { eventTypes } from './de/events/eventTypes.ts';
import { guide } from './de/pages/guide.ts';
import { handOver } from './de/events/handOver.ts';
import { home } from './de/pages/home.ts';
import { homePolls } from './de/polls/homePolls.ts';
import { linkedResponse } from './de/responses/linkedResponse.ts';
import { meanwhile } from './de/events/meanwhile.ts';
import { calendarFeed } from './de/people/calendarFeed.ts';
import { follow } from './de/people/follow.ts';
import { moderation } from './de/people/moderation.ts';
import { pages } from './de/pages/pages.ts';
import { pollForm } from './de/polls/pollForm.ts';
import { pollImport } from './de/polls/pollImport.ts';
import { polls } from './de/polls/polls.ts';
import { preferences } from './de/people/preferences.ts';
import { preview } from './de/pages/preview.ts';
import { offers } from './de/responses/offers.ts';
import { notifications } from './de/responses/notifications.ts';
import { phones as ownPhone } from './de/responses/phones.ts';
import { fieldNames } from './de/refusals/fieldNames.ts';
import { importTables } from './de/refusals/importTables.ts';
import { atEvent } from './de/organising/atEvent.ts';
import { history } from './de/organising/history.ts';
import { mine } from './de/people/mine.ts';
import { manage } from './de/organising/manage.ts';
import { organising as organisingRefusals } from './de/refusals/organising.ts';
import { people as peopleRefusals } from './de/refusals/people.ts';
import { coOrganisers } from './de/organising/coOrganisers.ts';
import { prices } from './de/organising/prices.ts';
import { questions } from './de/organising/questions.ts';
import { phones } from './de/refusals/phones.ts';
import { regulars } from './de/series/regulars.ts';
import { platform } from './de/refusals/platform.ts';
import { requests } from './de/refusals/requests.ts';
import { rules } from './de/refusals/rules.ts';
import { states } from './de/refusals/states.ts';
import { responseForms } from './de/responses/responseForms.ts';
import { responses } from './de/responses/responses.ts';
import { series } from './de/events/series.ts';
import { session } from './de/people/session.ts';
import { share } from './de/events/share.ts';
import { signInErrors } from './de/people/signInErrors.ts';
import { ui } from './de/ui.ts';
import { userMenu } from './de/people/userMenu.ts';
import { webhooks } from './de/people/webhooks.ts';
import { webhooks as webhookRefusals } from './de/refusals/webhooks.ts';
import { eventTypeNames, reportReasons, weather } from './de/vocabulary.ts';

/** German, all of it: fetched as one when somebody wants it. */
export const de = {
  about,
  account,
  addresses,
  apiTokens,
  developerSettings,
  app,
  asks,
  calendarFeed,
  changelog,
  decision,
  developersCalling,
  developersHearing,
  developersRules,
  developersStart,
  embed,
  eventActions,
  eventForm,
  eventPage,
  events,
  eventTypeNames,
  eventTypes,
  fieldNames,
  follow,
  guide,
  handOver,
  home,
  history,
  homePolls,
  linkedResponse,
  meanwhile,
  mine,
  moderation,
  notifications,
  offers,
  pages,
  phones: ownPhone,
  manage,
  atEvent,
  coOrganisers,
  prices,
  questions,
  pollForm,
  pollImport,
  polls,
  preferences,
  preview,
  refusals: {
    ...rules,
    ...importTables,
    ...states,
    ...phones,
    ...organisingRefusals,
    ...peopleRefusals,
    ...platform,
    ...requests,
    ...webhookRefusals,
  },
  regulars,
  reportReasons,
  responseForms,
  responses,
  series,
  session,
  share,
  signInErrors,
  ui,
  userMenu,
  webhooks,
  weather,
};
