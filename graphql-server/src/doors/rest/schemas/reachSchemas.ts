import { z } from 'zod';
import { EVENT_REACH, POLL_REACH } from '../../texts/reachTexts.ts';
import { shown } from './jsonSchema.ts';
import { view } from './view.ts';

const people = (text: string) => z.int().min(0).describe(text);

/** How many people an organiser's news of an event, and of a poll, would reach, as REST shows it. */
export const REACH = {
  eventReach: shown(
    view('EventReach', { decision: people(EVENT_REACH.decision), changes: people(EVENT_REACH.changes) }),
  ),
  pollReach: shown(
    view('PollReach', {
      ended: people(POLL_REACH.ended),
      moved: people(POLL_REACH.moved),
      scheduled: people(POLL_REACH.scheduled),
    }),
  ),
};
