import { COUNTED_DATES_MAX } from '@quorum/domain/series/attendance';
import type { FastifyInstance } from 'fastify';
import { keepVisitorToken } from '../../../http/cookies/visitorCookie.ts';
import { leaveSeries, updateRegular, type RegularAddress } from '../../../use-cases/regulars/changeRegular.ts';
import { requireAttendanceOfSeries } from '../../../use-cases/organising/seriesAttendance.ts';
import { requireSeriesPage } from '../../../use-cases/regulars/getSeriesPage.ts';
import { joinSeries } from '../../../use-cases/regulars/joinSeries.ts';
import { turnsOfSeries } from '../../../use-cases/regulars/turnsOfSeries.ts';
import { withIdempotency } from '../../../use-cases/withIdempotency.ts';
import { presentAttendance } from '../../presenters/presentAttendance.ts';
import { presentRegular, presentSeriesPage } from '../../presenters/presentSeriesPage.ts';
import { documented } from '../documented.ts';
import { KEEPS_ANSWER } from '../keys/keepAnswers.ts';
import { RESPONSE_TOKEN, tokenOf } from '../responseToken.ts';
import type { RestOptions } from '../RestOptions.ts';
import { sendCreated } from '../sendCreated.ts';

const ofSeries = { seriesHash: 'Public identifier of the series' };
const ofRegular = { ...ofSeries, regularId: 'Identifier of the standing response' };

interface OfSeries {
  Params: { seriesHash: string };
}

interface OfRegular {
  Params: { seriesHash: string; regularId: string };
}

type Asked = Parameters<typeof tokenOf>[0] & { params: OfRegular['Params'] };

const addressOf = (request: Asked): RegularAddress => ({
  seriesHash: request.params.seriesHash,
  id: request.params.regularId,
  responseToken: tokenOf(request),
});

/** A series at its own address, and those who are in every time. */
export const seriesRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get<OfSeries>(
    '/api/series/:seriesHash',
    {
      schema: documented({
        id: 'getSeries',
        summary: 'One series with its dates and its regulars, even if private',
        description: 'The address stays the same from date to date; `next` is the one to join.',
        params: ofSeries,
        responses: { 200: 'seriesPage' },
        refuses: [404],
      }),
    },
    async (request) => {
      const context = await openContext(request);
      return presentSeriesPage(context, await requireSeriesPage(context, request.params.seriesHash));
    },
  );

  app.get<OfSeries>(
    '/api/series/:seriesHash/attendance',
    {
      schema: documented({
        id: 'getAttendance',
        summary: 'How often each person came to a series',
        description:
          `For the organisers, counted over the latest ${COUNTED_DATES_MAX} dates that they organise: regulars, people who came, and people ` +
          'expected at a coming date, most frequent first. The table of the series (CSV) lists everybody, with addresses.',
        params: ofSeries,
        responses: { 200: 'seriesAttendance' },
        refuses: [403, 404],
        signedIn: true,
      }),
    },
    async (request) => {
      const { seriesHash } = request.params;
      return presentAttendance(await requireAttendanceOfSeries(await openContext(request), seriesHash));
    },
  );

  app.post<OfSeries>(
    '/api/series/:seriesHash/regulars',
    {
      config: KEEPS_ANSWER,
      schema: documented({
        id: 'joinSeries',
        summary: 'Be in every time',
        description:
          'Needs no account. A standing response: it responds to the next date at once, and to each new one when ' +
          'it is created. The token in the result proves later that it is yours, with the responses that it ' +
          'creates.',
        params: ofSeries,
        body: 'regular',
        responses: { 201: 'regularJoined' },
        refuses: [403, 404, 409, 415, 422],
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const { seriesHash } = request.params;
      const turns = await turnsOfSeries(context, seriesHash);
      const call = { name: `POST /api/series/${seriesHash}/regulars`, input: request.body, turns };
      const { visitorToken, ...joined } = await withIdempotency(context, call, async (transaction) => {
        const { regular, ...proof } = await joinSeries(transaction, seriesHash, request.body);
        return { ...presentRegular(regular), ...proof };
      });
      if (visitorToken) keepVisitorToken(request, reply, visitorToken);
      return sendCreated(reply, `/api/series/${seriesHash}/regulars/${joined.id}`, joined);
    },
  );

  app.put<OfRegular>(
    '/api/series/:seriesHash/regulars/:regularId',
    {
      schema: documented({
        id: 'updateRegular',
        summary: 'Change a standing response',
        description: 'For its owner, from the next date that is created. What is left out stays as it is.',
        params: ofRegular,
        body: 'regularChange',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'regularView' },
        refuses: [403, 404, 415],
      }),
    },
    async (request) =>
      presentRegular(await updateRegular(await openContext(request), addressOf(request), request.body)),
  );

  app.delete<OfRegular>(
    '/api/series/:seriesHash/regulars/:regularId',
    {
      config: { takesTokenInBody: true },
      schema: documented({
        id: 'leaveSeries',
        summary: 'End a standing response',
        description: 'For its owner and for the organisers of the series. The responses that it created stay.',
        params: ofRegular,
        headers: RESPONSE_TOKEN,
        responses: { 200: 'done' },
        refuses: [403, 404],
      }),
    },
    async (request) => {
      await leaveSeries(await openContext(request), addressOf(request));
      return { message: 'Standing response ended' };
    },
  );
};
