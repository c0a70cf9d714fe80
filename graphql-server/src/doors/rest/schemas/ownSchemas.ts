import { z } from 'zod';
import { participantView } from './participantSchemas.ts';
import { shown } from './jsonSchema.ts';
import { view } from './view.ts';

/** What people read of their own. */
export const OWN = {
  ownResponse: shown(
    participantView
      .extend({
        chatLink: z.string().nullable().describe('Address of the group chat; null where there is none'),
      })
      .meta({ title: 'OwnResponse' }),
  ),
  ownResponses: shown(z.array(view('ResponseOfEvent', { urlHash: z.string().length(22), response: participantView }))),
  calendarFeed: shown(
    view('CalendarFeed', { url: z.string().describe('The address of the calendar, with its secret; shown only here') }),
  ),
} as const;
