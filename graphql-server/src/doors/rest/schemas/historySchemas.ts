import { CHANCE_POINTS_MAX } from '@quorum/domain/organising/chanceHistory';
import { HISTORY_TYPES } from '@quorum/domain/organising/history';
import { z } from 'zod';
import { eventStatus } from './eventSchemas.ts';
import { choice, instant, view } from './view.ts';

/** What happened to an event, as REST shows it. */
export const happeningsView = z.array(
  view('Happening', {
    type: choice('HappeningType', HISTORY_TYPES),
    at: instant,
    participantId: z
      .int()
      .optional()
      .describe('Identifier of the response that it was about, which may be deleted by now'),
    expected: z.number().optional().describe('People to expect after it, if it changed that'),
    chance: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe('Probability that enough people come, after it, where it changed that'),
    status: eventStatus.optional().describe('The decision; only for decisions'),
    isEnough: z.boolean().optional().describe('Whether enough people are in after it, if it changed that'),
    cursor: z.string().describe('What `after` takes to go on from here'),
  }),
);

/** How the chance of an event went, as REST shows it. */
export const chanceHistoryView = z
  .array(
    view('ChancePoint', {
      at: instant,
      chance: z.number().min(0).max(1).describe('Probability that enough people come, as it was then'),
      expected: z.number().describe('People to expect, at that time'),
    }),
  )
  .max(CHANCE_POINTS_MAX);
