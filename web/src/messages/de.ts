import { app } from './de/app.ts';
import { eventForm } from './de/eventForm.ts';
import { eventTypes } from './de/eventTypes.ts';
import { pages } from './de/pages.ts';
import { responses } from './de/responses.ts';
import { sentences } from './de/sentences.ts';
import { session } from './de/session.ts';
import { ui } from './de/ui.ts';

/** German, all of it: fetched as one when somebody wants it. */
export const de = { app, eventForm, eventTypes, pages, responses, sentences, session, ui };
