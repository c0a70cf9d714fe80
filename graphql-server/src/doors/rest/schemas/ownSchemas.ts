import { z } from 'zod';
import { participantView } from './eventSchemas.ts';
import { shown } from './jsonSchema.ts';

/** What people read of their own. */
export const OWN = {
  ownResponse: shown(
    participantView.extend({
      chatLink: z.string().nullable().describe('Where those who come talk to each other; null where there is none'),
    }),
  ),
  ownResponses: shown(z.array(z.object({ urlHash: z.string().length(22), response: participantView }))),
  calendarFeed: shown(z.object({ url: z.string().describe('Said once, here') })),
} as const;
