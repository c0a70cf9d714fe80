import type { Fields } from '@quorum/domain/formFields';
import { REGULAR_FORM, regularIn } from '@quorum/domain/series/regularForm';
import type { FastifyInstance } from 'fastify';
import { keepConfirmation } from '../../http/cookies/confirmationCookie.ts';
import { formSecretOf } from '../../http/cookies/formCookie.ts';
import { keepVisitorToken } from '../../http/cookies/visitorCookie.ts';
import { joinSeries } from '../../use-cases/regulars/joinSeries.ts';
import { turnsOfSeries } from '../../use-cases/regulars/turnsOfSeries.ts';
import { withIdempotency } from '../../use-cases/withIdempotency.ts';
import { seriesPath } from './eventPaths.ts';
import { seeOther, takeForms } from './formBody.ts';
import type { FormRouteOptions } from './sendForm.ts';

interface OfSeries {
  Params: { seriesHash: string };
  Body: Fields | undefined;
}

/**
 * A Fastify plugin: takes the form on the page of a series without a script. The page that one comes back to names the new
 * regular, and lets the browser hold their standing response. The same form twice is one regular: by the secret that the browser got with the page, and by what it says.
 */
export async function regularFormRoutes(app: FastifyInstance, { openContext }: FormRouteOptions): Promise<void> {
  takeForms(app);
  app.post<OfSeries>(REGULAR_FORM, { schema: { hide: true } }, async (request, reply) => {
    const { seriesHash } = request.params;
    const input = regularIn(request.body ?? {});
    const { tokens } = await openContext(request);
    const secret = formSecretOf(request);
    const key = secret && tokens.digest(`${secret} ${seriesHash} ${JSON.stringify(input)}`);
    const context = await openContext(request, key);
    const turns = await turnsOfSeries(context, seriesHash);
    const call = { name: `POST ${REGULAR_FORM}`, input, turns };
    const { visitorToken, ...joined } = await withIdempotency(context, call, async (transaction) => {
      const { regular, responseToken, visitorToken } = await joinSeries(transaction, seriesHash, input);
      return { regularId: String(regular.id), responseToken, visitorToken };
    });
    if (visitorToken) keepVisitorToken(request, reply, visitorToken);
    keepConfirmation(request, reply, { did: 'becameRegular', urlHash: seriesHash, isWayBack: false, ...joined });
    return seeOther(reply, seriesPath(seriesHash));
  });
  return Promise.resolve();
}
