import { about } from './de/about.ts';
import { account } from './de/account.ts';
import { app } from './de/app.ts';
import { changelog } from './de/changelog.ts';
import { eventForm } from './de/eventForm.ts';
import { events } from './de/events.ts';
import { eventTypes } from './de/eventTypes.ts';
import { guide } from './de/guide.ts';
import { handOver } from './de/handOver.ts';
import { linkedResponse } from './de/linkedResponse.ts';
import { moderation } from './de/moderation.ts';
import { pages } from './de/pages.ts';
import { preview } from './de/preview.ts';
import { responses } from './de/responses.ts';
import { sentences } from './de/sentences.ts';
import { series } from './de/series.ts';
import { session } from './de/session.ts';
import { ui } from './de/ui.ts';
import { userMenu } from './de/userMenu.ts';

/** German, all of it: fetched as one when somebody wants it. */
export const de = {
  about,
  account,
  app,
  changelog,
  eventForm,
  events,
  eventTypes,
  guide,
  handOver,
  linkedResponse,
  moderation,
  pages,
  preview,
  responses,
  sentences,
  series,
  session,
  ui,
  userMenu,
};
