import { ATTENDEES_MAX, LISTED_DATES_MAX } from '@quorum/domain/series/attendance';
import { z } from 'zod';
import type { SeriesAttendanceView } from '../../presenters/presentAttendance.ts';
import type { RegularView, SeriesPageView } from '../../presenters/presentSeriesPage.ts';
import { eventStatus, eventView, recurrenceFrequency } from './eventSchemas.ts';
import { responseStatus } from './participantSchemas.ts';
import { instant, view } from './view.ts';

/** A standing response, as REST shows it. */
export const regularView = view('Regular', {
  id: z.int(),
  name: z.string(),
  likelihood: z.number().min(0).max(1).describe('1 is a definite yes to each date'),
  guests: z.int().min(0).describe('People who come along, where a date takes them'),
}) satisfies z.ZodType<RegularView>;

const seriesDate = view('SeriesDate', {
  urlHash: z.string().length(22),
  date: instant,
  endTime: instant.nullable(),
  timezone: z.string(),
  status: eventStatus,
});

/** A series, as REST shows it. */
export const seriesPageView = view('Series', {
  seriesHash: z.string().length(22),
  title: z.string(),
  location: z.string(),
  timezone: z.string(),
  creatorName: z.string(),
  recurrenceFrequency: recurrenceFrequency.nullable().describe('How often it recurs; null once it has ended'),
  isOver: z.boolean().describe('Whether it has ended: no more dates are added'),
  isPrivate: z.boolean(),
  maxGuests: z.int().describe('Guests that each regular may bring'),
  next: eventView.nullable().describe('The next existing date; null while there is none'),
  upcoming: z.array(seriesDate).describe('The existing dates that are not over, in order'),
  planned: z.array(instant).describe('When further dates are planned, which are created one at a time'),
  past: z.array(seriesDate).describe('The last dates that are over, the latest first'),
  regulars: z.array(regularView).describe('The people who are in every time, in the order of joining'),
  ownRegular: regularView.nullable().describe('The standing response of the signed-in person, or of the browser'),
}) satisfies z.ZodType<SeriesPageView>;

/** Who came to a series how often, as REST shows it. */
export const seriesAttendanceView = view('SeriesAttendance', {
  dates: z
    .array(seriesDate)
    .max(LISTED_DATES_MAX)
    .describe('The latest dates that exist and that the reader organises, oldest first'),
  people: z
    .array(
      view('Attendee', {
        name: z.string(),
        regularId: z.int().nullable().describe('Identifier of their standing response; null where they have none'),
        came: z.int().min(0).describe('How many dates they came to'),
        outOf: z
          .int()
          .min(0)
          .describe(
            'Out of how many: dates since their first response that are over, were not called off, and at which somebody was marked',
          ),
        lastCame: instant.nullable().describe('The date they last came to; null if they never came'),
        onDates: z
          .array(
            view('AttendeeDate', {
              urlHash: z.string().length(22),
              status: responseStatus,
              attended: z.boolean().nullable().describe('Whether they came; null while no organiser has marked it'),
            }),
          )
          .max(LISTED_DATES_MAX)
          .describe('The listed dates that they responded to, in the order of the dates'),
      }),
    )
    .max(ATTENDEES_MAX)
    .describe('People, most frequent first'),
}) satisfies z.ZodType<SeriesAttendanceView>;

/** A standing response, as its owner exports it. */
export const ownRegulars = z
  .array(z.looseObject({ seriesHash: z.string().length(22), name: z.string(), likelihood: z.number() }))
  .describe('Series that they have a standing response to');
