import type { Confirmation } from '@quorum/domain/response/confirmation';
import type { DomainError } from '@quorum/domain/errors';
import { FORM_PAGES } from '@quorum/domain/pages';
import { changeIn, formValuesIn, toDraftInput } from '@quorum/domain/response/formValues';
import type { Fields } from '@quorum/domain/formFields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepConfirmation } from '../../http/cookies/confirmationCookie.ts';
import { keepVisitorToken } from '../../http/cookies/visitorCookie.ts';
import { getOwnAnswer, removeAnswer, updateAnswer, type AnswerAddress } from '../../use-cases/answers/changeAnswer.ts';
import type { Context } from '../../use-cases/Context.ts';
import { findResponseOfBrowser } from '../../use-cases/responses/findResponseOfBrowser.ts';
import { joinEvent } from '../../use-cases/responses/joinEvent.ts';
import { confirmPhone } from '../../use-cases/responses/phone/confirmPhone.ts';
import { RESPONSES } from '../../use-cases/responses/responses.ts';
import { withIdempotency } from '../../use-cases/withIdempotency.ts';
import { editPath, eventPath, joinPath } from './eventPaths.ts';
import { queryText, refusalOf, seeOther, takeForms } from './formBody.ts';
import { formSender, type FormRouteOptions } from './sendForm.ts';

interface OfEvent {
  Params: { urlHash: string };
  Body: Fields | undefined;
}
interface OfResponse {
  Params: { urlHash: string; participantId: string };
  Querystring: { token?: unknown };
  Body: Fields | undefined;
}

const HIDDEN = { schema: { hide: true } };

/**
 * A Fastify plugin: pages with which one joins, changes a response and takes it back without a script. Like GraphQL and
 * REST they translate and delegate. The refusal of foreign writes holds for them too.
 */
export async function responseFormRoutes(app: FastifyInstance, options: FormRouteOptions): Promise<void> {
  const { openContext } = options;
  const sendForm = formSender(options);
  takeForms(app);

  const confirm = (request: FastifyRequest, reply: FastifyReply, done: Confirmation) => {
    keepConfirmation(request, reply, done);
    return seeOther(reply, eventPath(done.urlHash));
  };

  app.get<OfEvent>(FORM_PAGES.join, HIDDEN, async (request, reply) => {
    const { urlHash } = request.params;
    const context = await openContext(request);
    // somebody who has responded is offered to change that, as in the app
    const own = await findResponseOfBrowser(context, urlHash);
    if (own !== null) return seeOther(reply, editPath(urlHash, own));
    // by it the forms of two tabs are known to be of one browser
    if (context.actor.visitorToken === null) keepVisitorToken(request, reply, context.tokens.secret());
    return sendForm(request, reply, { form: 'join', urlHash, key: context.tokens.secret() });
  });

  app.post<OfEvent>(FORM_PAGES.join, HIDDEN, async (request, reply) => {
    const { urlHash } = request.params;
    const fields = request.body ?? {};
    const key = fields.key ?? null;
    const input = toDraftInput(formValuesIn(fields));
    try {
      const context = await openContext(request, key);
      const call = { name: `POST ${joinPath(urlHash)}`, input, urlHash };
      const joined = await withIdempotency(context, call, async (transaction) => {
        const { participant, responseToken, visitorToken } = await joinEvent(transaction, urlHash, input, {
          isOncePerBrowser: true,
        });
        const isWayBack = participant.email === null;
        return { participantId: String(participant.id), responseToken, visitorToken, isWayBack };
      });
      const { visitorToken, ...done } = joined;
      if (visitorToken) keepVisitorToken(request, reply, visitorToken);
      return await confirm(request, reply, { urlHash, did: 'joined', ...done });
    } catch (error) {
      const refusal = refusalOf(error);
      // this form had joined already, or that of another tab: what was typed is for the form that edits
      if (['CONFLICT', 'KEY_REUSED'].includes(refusal.code)) {
        const own = await findResponseOfBrowser(await openContext(request), urlHash);
        if (own !== null)
          return sendOwn({ ...request.params, participantId: String(own) }, request, reply, 'edit', {
            fields,
            refusal,
            responseToken: null,
            isElsewhere: true,
          });
      }
      if (refusal.code === 'KEY_REUSED') return seeOther(reply, joinPath(urlHash));
      return sendForm(request, reply, { form: 'join', urlHash, key, fields, refusal });
    }
  });

  /** The form of a response, for its owner; the page says so to others. */
  const sendOwn = async (
    address: OfResponse['Params'],
    request: FastifyRequest,
    reply: FastifyReply,
    form: 'edit' | 'remove',
    refused: { fields?: Fields; refusal?: DomainError; responseToken: string | null; isElsewhere?: boolean },
  ) => {
    const { urlHash, participantId: id } = address;
    const { responseToken } = refused;
    try {
      const context = await openContext(request);
      const response = await getOwnAnswer(context, RESPONSES, { urlHash, id, responseToken });
      const isCodeAwaited = (await context.responses.phones.find(response.id))?.isPhoneConfirmed === false;
      return await sendForm(request, reply, { form, urlHash, response, isCodeAwaited, ...refused });
    } catch (error) {
      return sendForm(request, reply, { form: 'refused', urlHash, refusal: refusalOf(error) });
    }
  };

  const change = async (
    request: FastifyRequest<OfResponse>,
    reply: FastifyReply,
    form: 'edit' | 'remove',
    work: (context: Context, address: AnswerAddress) => Promise<unknown>,
  ) => {
    const fields = request.body ?? {};
    const responseToken = fields.token || null;
    const { urlHash, participantId: id } = request.params;
    try {
      await work(await openContext(request), { urlHash, id, responseToken });
    } catch (error) {
      // of the form of a code there is nothing else
      const typed = fields.code === undefined ? { fields } : {};
      return sendOwn(request.params, request, reply, form, { ...typed, refusal: refusalOf(error), responseToken });
    }
    const did = form === 'edit' ? 'updated' : 'removed';
    return confirm(request, reply, { ...request.params, did, responseToken, isWayBack: false });
  };

  for (const [form, url] of [
    ['edit', FORM_PAGES.editResponse],
    ['remove', FORM_PAGES.removeResponse],
  ] as const) {
    app.get<OfResponse>(url, HIDDEN, (request, reply) =>
      sendOwn(request.params, request, reply, form, { responseToken: queryText(request.query.token) }),
    );
  }
  app.post<OfResponse>(FORM_PAGES.editResponse, HIDDEN, (request, reply) =>
    change(request, reply, 'edit', (context, address) => {
      const fields = request.body ?? {};
      // an edit leaves the address as it is, but for one that was typed to join
      const { email, code } = fields;
      if (code !== undefined) return confirmPhone(context, address, { code });
      return updateAnswer(context, RESPONSES, address, { ...changeIn(fields), ...(email && { email }) });
    }),
  );
  app.post<OfResponse>(FORM_PAGES.removeResponse, HIDDEN, (request, reply) =>
    change(request, reply, 'remove', (context, address) => removeAnswer(context, RESPONSES, address)),
  );
}
