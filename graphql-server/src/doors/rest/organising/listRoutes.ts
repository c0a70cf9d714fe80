import { COUNTED_DATES_MAX } from '@quorum/domain/series/attendance';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getGuestList } from '../../../use-cases/organising/guestList.ts';
import { getSeriesAttendance } from '../../../use-cases/organising/seriesAttendance.ts';
import { guestListCsv, seriesCsv } from '../../presenters/guestListCsv.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';

const CSV = 'text/csv';

const ofEvent = { urlHash: 'Public identifier of the event' };

const sendCsv = (reply: FastifyReply, filename: string, csv: string) =>
  reply
    .type(`${CSV}; charset=utf-8`)
    .headers({ 'content-disposition': `attachment; filename="${filename}"`, 'cache-control': 'no-store' })
    .send(csv);

/** Lists to take along. */
export const listRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get<{ Params: { urlHash: string } }>(
    '/api/events/:urlHash/participants.csv',
    {
      schema: documented({
        id: 'getGuestList',
        summary: 'Who responded, as a table',
        description:
          'For the organisers. UTF-8 with a byte order mark. Columns: Name, Status, Position, People, Likelihood, ' +
          'Condition, Email, Phone, Comment, Responded, Changed, Came, one for each question of the event, and ' +
          'Payment (Sent, Received or Open) if it costs something. Readers of German get German headings and ' +
          'semicolons. Cells that a program would read as formulas begin with an apostrophe. Hidden responses are ' +
          'left out.',
        params: ofEvent,
        file: CSV,
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const list = await getGuestList(context, request.params.urlHash);
      return sendCsv(reply, 'participants.csv', guestListCsv(list, context.actor.language));
    },
  );

  app.get<{ Params: { urlHash: string } }>(
    '/api/events/:urlHash/attendance.csv',
    {
      schema: documented({
        id: 'getSeriesAttendance',
        summary: 'Who came to which date of a series, as a table',
        description:
          'For the organisers, in the form of the list of participants. Columns: Name, Email, Came (to how many dates that took place), and one for each date: yes or no if it was ' +
          'marked, otherwise ? for a yes and the response for any other, such as Declined; empty if the person did not ' +
          `respond. The dates are the latest ${COUNTED_DATES_MAX} that the reader organises. Organisers of the date that leads ` +
          'the series also see regulars before their first date.',
        params: ofEvent,
        file: CSV,
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const attendance = await getSeriesAttendance(context, request.params.urlHash);
      return sendCsv(reply, 'attendance.csv', seriesCsv(attendance, context.actor.language));
    },
  );
};
