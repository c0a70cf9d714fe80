import { askAnswer } from '@quorum/domain/decision/ask';
import type { DomainError } from '@quorum/domain/errors';
import { FORM_PAGES } from '@quorum/domain/pages';
import { parse } from '@quorum/domain/parse';
import { offerAnswer } from '@quorum/domain/response/offerAnswer';
import type { Fields } from '@quorum/domain/formFields';
import type { ShownAsk } from '@quorum/domain/page/FormRequest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerAsk } from '../../use-cases/asking/answerAsk.ts';
import { getAsk, type OpenedAsk } from '../../use-cases/asking/getAsk.ts';
import { refusalOf, seeOther, takeForms } from './formBody.ts';
import { formSender, type FormRouteOptions } from './sendForm.ts';

interface OfAsk {
  Params: { token: string };
  Body: Fields | undefined;
}

const presentAsk = ({ response, status, waitlistPosition, urlHash: _, ...ask }: OpenedAsk): ShownAsk => {
  const { name, likelihood, guests, minParticipants, isStandby } = response;
  return { ...ask, response: { name, likelihood, guests, minParticipants, isStandby, status, waitlistPosition } };
};

/**
 * A Fastify plugin: the page to which a mail leads that asks somebody whether they come. A GET changes nothing, for
 * programs follow links too. A POST is taken from anywhere: anybody who has the link may answer.
 */
export async function askRoutes(app: FastifyInstance, options: FormRouteOptions): Promise<void> {
  const sendForm = formSender(options);
  takeForms(app);

  const sendAsk = async (request: FastifyRequest<OfAsk>, reply: FastifyReply, refusal?: DomainError) => {
    try {
      const ask = await getAsk(await options.openContext(request), request.params.token);
      return await sendForm(request, reply, {
        form: 'ask',
        urlHash: ask.urlHash,
        ask: presentAsk(ask),
        ...(refusal && { refusal }),
      });
    } catch (error) {
      return sendForm(request, reply, { form: 'ask', urlHash: '', refusal: refusalOf(error) });
    }
  };

  app.get<OfAsk>(FORM_PAGES.ask, { schema: { hide: true } }, (request, reply) => sendAsk(request, reply));
  app.post<OfAsk>(
    FORM_PAGES.ask,
    { schema: { hide: true }, config: { takesForeignWrites: true } },
    async (request, reply) => {
      const { token } = request.params;
      try {
        const { answer, seats } = request.body ?? {};
        const context = await options.openContext(request);
        await answerAsk(
          context,
          token,
          parse(askAnswer, answer),
          seats ? parse(offerAnswer, { seats: Number(seats) }).seats : null,
        );
      } catch (error) {
        return sendAsk(request, reply, refusalOf(error));
      }
      return seeOther(reply, request.url);
    },
  );
}
