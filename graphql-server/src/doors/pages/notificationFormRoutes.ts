import type { DomainError } from '@quorum/domain/errors';
import type { Fields } from '@quorum/domain/formFields';
import { NOTIFICATIONS_FORM, notificationsIn } from '@quorum/domain/notifications/form';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getResponsePreferences, updateResponsePreferences } from '../../use-cases/notifications/preferences.ts';
import { queryText, refusalOf, takeForms } from './formBody.ts';
import { formSender, type FormRouteOptions } from './sendForm.ts';

interface OfResponse {
  Params: { urlHash: string; participantId: string };
  Querystring: { token?: unknown };
  Body: Fields | undefined;
}

const HIDDEN = { schema: { hide: true } };

/**
 * A Fastify plugin: the page on which the owner of a response chooses how they are told about its event, without a script. What
 * was saved is said by the answer to the form: sent again, it changes nothing.
 */
export async function notificationFormRoutes(app: FastifyInstance, options: FormRouteOptions): Promise<void> {
  const { openContext } = options;
  const sendForm = formSender(options);
  takeForms(app);

  const sendPreferences = async (
    request: FastifyRequest<OfResponse>,
    reply: FastifyReply,
    sent: { responseToken: string | null; isSaved: boolean; fields?: Fields; refusal?: DomainError },
  ) => {
    const { urlHash, participantId } = request.params;
    const { isSaved, responseToken, ...refused } = sent;
    try {
      const context = await openContext(request);
      const chosen = await getResponsePreferences(context, { urlHash, id: participantId, responseToken });
      const preferences = { chosen, participantId, isSaved };
      return await sendForm(request, reply, { form: 'notifications', urlHash, preferences, responseToken, ...refused });
    } catch (error) {
      return sendForm(request, reply, { form: 'refused', urlHash, refusal: refusalOf(error) });
    }
  };

  app.get<OfResponse>(NOTIFICATIONS_FORM, HIDDEN, (request, reply) =>
    sendPreferences(request, reply, { responseToken: queryText(request.query.token), isSaved: false }),
  );
  app.post<OfResponse>(NOTIFICATIONS_FORM, HIDDEN, async (request, reply) => {
    const fields = request.body ?? {};
    const { urlHash, participantId: id } = request.params;
    const responseToken = fields.token || null;
    try {
      const context = await openContext(request);
      await updateResponsePreferences(context, { urlHash, id, responseToken }, notificationsIn(fields));
    } catch (error) {
      // of a button alone nothing was typed
      const typed = fields.opened === undefined ? {} : { fields };
      return sendPreferences(request, reply, { responseToken, isSaved: false, ...typed, refusal: refusalOf(error) });
    }
    return sendPreferences(request, reply, { responseToken, isSaved: true });
  });
  return Promise.resolve();
}
